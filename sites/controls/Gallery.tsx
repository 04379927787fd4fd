import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Frame } from './Frame';
import { choices, type Setting, writeSetting } from './Setting';
import { stories } from './stories';
import { useSetting } from './useSetting';

const controls = Object.keys(stories);
const words: Readonly<Record<string, string>> = {
  scheme: 'Scheme',
  dir: 'Direction',
  root: 'Root',
  width: 'Width',
  light: 'Light',
  dark: 'Dark',
  ltr: 'Left to right',
  rtl: 'Right to left',
  document: 'Document',
  open: 'Open shadow',
  closed: 'Closed shadow',
  full: 'Full',
  390: '390 px',
};

interface PartProps {
  readonly setting: Setting;
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Every control in every state; the address says which, and how it is drawn. */
export function Gallery(): ReactNode {
  const { setting, follow } = useSetting(controls);
  const { control, scheme, dir, bare } = setting;
  return (
    <div className="gallery" data-mc-scheme={scheme} dir={dir} data-bare={bare ? '' : undefined}>
      <title>{`${control} · Controls`}</title>
      {!bare && <Controls {...{ setting, follow }} />}
      <main className="stage">
        {!bare && (
          <header className="top">
            <h1>{control}</h1>
            <Toolbar {...{ setting, follow }} />
          </header>
        )}
        <States {...{ setting, follow }} />
      </main>
    </div>
  );
}

function Controls({ setting, follow }: PartProps): ReactNode {
  const list = useRef<HTMLElement>(null);
  // On a phone the list is a strip, and only part of it is visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another control has another place in the list
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [setting.control]);
  return (
    <nav ref={list} className="list" aria-label="Controls" dir="ltr">
      <p className="brand">Controls</p>
      <ul>
        {controls.map((control) => (
          <li key={control}>
            <a
              href={writeSetting({ ...setting, control, state: undefined })}
              aria-current={control === setting.control ? 'page' : undefined}
              onClick={follow}
            >
              {control}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Toolbar({ setting, follow }: PartProps): ReactNode {
  return (
    <div className="toolbar" dir="ltr">
      {(Object.keys(choices) as Array<keyof typeof choices>).map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div key={name} role="group" aria-label={words[name]}>
          {choices[name].map((choice) => (
            <a
              key={choice}
              href={writeSetting({ ...setting, [name]: choice })}
              aria-current={setting[name] === choice ? 'true' : undefined}
              onClick={follow}
            >
              {words[choice]}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

function States({ setting, follow }: PartProps): ReactNode {
  const { control, state, scheme, dir, root, width, bare } = setting;
  const all = stories[control] ?? [];
  const shown = state === undefined ? all : all.filter(({ name }) => name === state);
  if (shown.length === 0)
    return (
      <p className="missing">{`${control} has no state “${state}”. Choose the control again to see all of them.`}</p>
    );
  return (
    <div className="states" data-width={width}>
      {shown.map((story) => (
        <section className="state" key={story.name} aria-label={story.name}>
          {!bare && (
            <h2 className="name">
              <a href={writeSetting({ ...setting, state: state ? undefined : story.name })} onClick={follow}>
                {sentence(story.name)}
                {story.opens && state === undefined && <span className="more">Show it open</span>}
              </a>
            </h2>
          )}
          <Frame
            key={[control, story.name, state, scheme, dir, root].join(' ')}
            story={story}
            setting={setting}
            isAlone={state !== undefined}
          />
        </section>
      ))}
    </div>
  );
}

const sentence = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
