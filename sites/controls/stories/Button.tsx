import { Button } from '@beckon/controls/Button';
import { plusPath } from '@beckon/controls/icons/plusPath';
import { Row } from '../Row';
import type { Story } from '../Story';
import { longText } from '../samples';

/** A button in its styles, sizes and states. */
export const buttonStories: readonly Story[] = [
  {
    name: 'looks',
    draw: () => (
      <Row>
        <Button>Publish</Button>
        <Button variant="secondary">Preview</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger">Delete</Button>
      </Row>
    ),
  },
  {
    name: 'sizes',
    draw: () => (
      <Row>
        <Button size="s">Small</Button>
        <Button size="m">Medium</Button>
        <Button size="l">Large</Button>
      </Row>
    ),
  },
  {
    name: 'with-icon',
    draw: () => (
      <Row>
        <Button size="s" icon={plusPath}>
          Widget
        </Button>
        <Button icon={plusPath}>Widget</Button>
        <Button size="l" icon={plusPath}>
          Widget
        </Button>
      </Row>
    ),
  },
  {
    name: 'loading',
    draw: () => (
      <Row>
        <Button loading>Publish</Button>
        <Button loading variant="secondary">
          Preview
        </Button>
        <Button loading variant="danger" icon={plusPath}>
          Delete
        </Button>
      </Row>
    ),
  },
  {
    name: 'disabled',
    draw: () => (
      <Row>
        <Button disabled>Publish</Button>
        <Button disabled variant="secondary">
          Preview
        </Button>
        <Button disabled variant="ghost">
          Cancel
        </Button>
        <Button disabled variant="danger">
          Delete
        </Button>
      </Row>
    ),
  },
  { name: 'wide', draw: () => <Button wide>Subscribe</Button> },
  { name: 'long-text', draw: () => <Button>{longText}</Button> },
  { name: 'arabic', lang: 'ar', draw: () => <Button icon={plusPath}>ودجة جديدة</Button> },
];
