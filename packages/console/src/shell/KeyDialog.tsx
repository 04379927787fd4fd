import { Modal } from '@beckon/controls/Modal';
import { Toggle } from '@beckon/controls/Toggle';
import type { ReactNode } from 'react';
import { singleKeys } from '../components/singleKeys';
import { copy } from '../copy/copy';
import { adopt } from '../style/adopt';
import classes from './KeyDialog.module.css';
import sheet from './KeyDialog.module.css?inline';
import { keyList } from './keyList';

adopt(sheet);

const widthPx = 460;

/** All shortcuts, and the switch for the single-key ones. [OWN-23] */
export function KeyDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const areOn = singleKeys.use();
  return (
    <Modal
      open
      title={copy.shell.shortcuts}
      widthPx={widthPx}
      footerButtons={null}
      texts={{ close: copy.common.close }}
      onClose={onClose}
    >
      <div className={classes['groups']}>
        {keyList.map(({ title, isSingle, shortcuts }) => (
          <section key={title} aria-label={title}>
            {isSingle ? (
              <Toggle label={title} value={areOn} onChange={singleKeys.set} />
            ) : (
              <h3 className={classes['title']}>{title}</h3>
            )}
            <dl className={classes['keys']} data-off={(isSingle && !areOn) || undefined}>
              {shortcuts.map(([keys, label]) => (
                <div key={label}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
