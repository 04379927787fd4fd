import { es } from '@beckon/controls/texts/es';
import { setTexts } from '@beckon/controls/texts/setTexts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Sandbox } from './Sandbox';
import { sandboxLanguage } from './sandboxLanguage';

const language = sandboxLanguage();
document.documentElement.lang = language;
if (language === 'es') setTexts(es);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Sandbox address={`/sandbox/${root.dataset['account']}`} />
    </StrictMode>,
  );
