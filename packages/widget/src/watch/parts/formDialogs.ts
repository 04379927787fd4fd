import { setUpDialog } from '../../frame/setUpDialog';
import type { FormFrames } from '../createFormFramer';

declare const beckon: FormFrames;
beckon.setUpDialog = setUpDialog;
