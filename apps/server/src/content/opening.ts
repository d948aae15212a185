import type { Company } from './company.ts'
import type { ContentStore } from './contentStore.ts'

/** Texts without which nobody can agree to anything. */
const NEEDED_TEXTS: ReadonlyMap<number, string> = new Map([
  [1, 'the company profile (text 1)'],
  [3, 'the user agreement (text 3)'],
  [4, 'the risk statement (text 4)'],
  [5, 'the privacy terms (text 5)'],
])
const NEEDED_FACTS = { company: 'name', licence: 'licence', email: 'e-mail', address: 'address' } as const

/** What has to be told before customers are served, each in words; nothing in a sandbox, which comes with its own. */
export async function missingToOpen(company: Company, content: Pick<ContentStore, 'text'>): Promise<readonly string[]> {
  const facts = await company.facts()
  const fields = Object.keys(NEEDED_FACTS) as (keyof typeof NEEDED_FACTS)[]
  const missing = fields.filter((field) => facts[field] === '').map((field) => `the company's ${NEEDED_FACTS[field]}`)
  const texts = [...NEEDED_TEXTS].map(async ([id, words]) => ((await content.text(id, 'en')) ? [] : [words]))
  return [...missing, ...(await Promise.all(texts)).flat()]
}
