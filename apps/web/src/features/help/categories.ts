import type { CallData } from '@touchstone/protocol'

export type Article = CallData<'getTextsList'>['list'][number]

/** Subjects of the help centre in their order. */
const CATEGORIES = [
  'account',
  'security',
  'verification',
  'money',
  'trading',
  'contracts',
  'finance',
  'rewards',
  'books',
  'programs',
] as const
export type Category = (typeof CATEGORIES)[number] | 'other'

/** An article under a subject that this app does not know stands at the end. */
export function categoryOf({ category }: Pick<Article, 'category'>): Category {
  return CATEGORIES.find((known) => known === category) ?? 'other'
}

/** The articles of each subject that has any. */
export function byCategory(articles: readonly Article[]): readonly (readonly [Category, readonly Article[]])[] {
  return [...CATEGORIES, 'other' as const]
    .map((category) => [category, articles.filter((article) => categoryOf(article) === category)] as const)
    .filter(([, found]) => found.length > 0)
}

const MOST_READ = 10
/** Fewer that were opened say nothing about what readers look for. */
const FEWEST = 3

/** The articles that were opened most, those that nobody opened left out; none while few were opened. */
export function mostRead(articles: readonly Article[]): readonly Article[] {
  const opened = articles.filter(({ reads }) => reads > 0)
  return opened.length < FEWEST ? [] : opened.toSorted((a, b) => b.reads - a.reads).slice(0, MOST_READ)
}
