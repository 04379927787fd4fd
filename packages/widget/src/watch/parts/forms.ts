import { findCountry } from '../../frame/findCountry';
import { setUpForm } from '../../frame/setUpForm';
import { isContainingBlock } from '../../ui/isContainingBlock';
import { createFormFramer, type FormFrames } from '../createFormFramer';
import type { FrameModule } from '../createLateFramer';

declare const beckon: FormFrames & Partial<FrameModule>;
beckon.createFramer = (page) => createFormFramer(page, beckon, { findCountry, setUpForm, isContainingBlock });
