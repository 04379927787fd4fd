import { ButtonIcon } from '@beckon/controls/ButtonIcon';
import { closePath } from '@beckon/controls/icons/closePath';
import { plusPath } from '@beckon/controls/icons/plusPath';
import { searchPath } from '@beckon/controls/icons/searchPath';
import { Row } from '../Row';
import type { Story } from '../Story';

/** A button that is only an icon. */
export const buttonIconStories: readonly Story[] = [
  {
    name: 'sizes',
    draw: () => (
      <Row>
        <ButtonIcon size={16} icon={closePath} aria-label="Close" variant="secondary" />
        <ButtonIcon size={20} icon={searchPath} aria-label="Search" variant="secondary" />
        <ButtonIcon size={24} icon={plusPath} aria-label="Add" variant="secondary" />
      </Row>
    ),
  },
  {
    name: 'square',
    draw: () => (
      <Row>
        <ButtonIcon shape="square" size={16} icon={closePath} aria-label="Close" variant="secondary" />
        <ButtonIcon shape="square" size={20} icon={searchPath} aria-label="Search" variant="secondary" />
        <ButtonIcon shape="square" size={24} icon={plusPath} aria-label="Add" variant="secondary" />
      </Row>
    ),
  },
  {
    name: 'looks',
    draw: () => (
      <Row>
        <ButtonIcon icon={plusPath} aria-label="Add" variant="primary" />
        <ButtonIcon icon={searchPath} aria-label="Search" variant="secondary" />
        <ButtonIcon icon={closePath} aria-label="Close" />
        <ButtonIcon icon={closePath} aria-label="Delete" variant="danger" />
      </Row>
    ),
  },
  {
    name: 'loading',
    draw: () => <ButtonIcon loading icon={plusPath} aria-label="Add" variant="secondary" />,
  },
  {
    name: 'disabled',
    draw: () => <ButtonIcon disabled icon={plusPath} aria-label="Add" variant="secondary" />,
  },
];
