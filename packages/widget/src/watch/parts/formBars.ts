import { setUpBar } from '../../frame/setUpBar';
import type { FormFrames } from '../createFormFramer';

declare const beckon: FormFrames;
beckon.setUpBar = setUpBar;
