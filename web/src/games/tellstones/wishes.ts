/** How somebody would like a table to be. */
export const COMPANY = ['bot', 'screen', 'link'] as const
export type Company = (typeof COMPANY)[number]

export interface Wishes {
  company: Company
  /** What the house asks, by the names it has there. */
  options: Record<string, unknown>
  open: boolean
  /** Who plays the other chairs where the house does, from the left on. */
  bots: string[]
}
