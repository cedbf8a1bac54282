/** What only the Mentor says. */
import type { Sources } from '../../../text/texts.svelte'

export const TEXTS: Sources = {
  en: () => import('virtual:tseuquest-learn/en'),
  es: () => import('virtual:tseuquest-learn/es'),
  fr: () => import('virtual:tseuquest-learn/fr'),
  el: () => import('virtual:tseuquest-learn/el'),
}
