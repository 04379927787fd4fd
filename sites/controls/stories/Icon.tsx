import { Icon } from '@beckon/controls/Icon';
import { alertPath } from '@beckon/controls/icons/alertPath';
import { calendarPath } from '@beckon/controls/icons/calendarPath';
import { checkPath } from '@beckon/controls/icons/checkPath';
import { chevronDownPath } from '@beckon/controls/icons/chevronDownPath';
import { chevronLeftPath } from '@beckon/controls/icons/chevronLeftPath';
import { chevronRightPath } from '@beckon/controls/icons/chevronRightPath';
import { clockPath } from '@beckon/controls/icons/clockPath';
import { closePath } from '@beckon/controls/icons/closePath';
import { minusPath } from '@beckon/controls/icons/minusPath';
import { newTabPath } from '@beckon/controls/icons/newTabPath';
import { plusPath } from '@beckon/controls/icons/plusPath';
import { questionPath } from '@beckon/controls/icons/questionPath';
import { searchPath } from '@beckon/controls/icons/searchPath';
import { Row } from '../Row';
import type { Story } from '../Story';

const paths = {
  alertPath,
  calendarPath,
  checkPath,
  chevronDownPath,
  chevronLeftPath,
  chevronRightPath,
  clockPath,
  closePath,
  minusPath,
  newTabPath,
  plusPath,
  questionPath,
  searchPath,
};

/** The line icons. */
export const iconStories: readonly Story[] = [
  {
    name: 'all',
    draw: () => (
      <Row>
        {Object.entries(paths).map(([name, path]) => (
          <Icon key={name} path={path} />
        ))}
      </Row>
    ),
  },
  {
    name: 'sizes',
    draw: () => (
      <Row>
        {[16, 20, 24, 40].map((size) => (
          <Icon key={size} path={calendarPath} size={size} />
        ))}
      </Row>
    ),
  },
  {
    name: 'colour-of-the-text',
    draw: () => (
      <span style={{ color: 'var(--mc-danger, #c7212f)' }}>
        <Icon path={alertPath} />
      </span>
    ),
  },
];
