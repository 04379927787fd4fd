import type { Language } from '@beckon/contract';
import { useQuery } from '@tanstack/react-query';
import { loadLanguage } from './loadLanguage';

/** The built-in texts of a language, once they are loaded. They don't change while the console is open. */
export function useBuiltIn(language: Language | undefined) {
  return useQuery({
    queryKey: ['builtInTexts', language],
    queryFn: () => loadLanguage(language ?? 'en'),
    enabled: language !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
