import { expect, test } from 'vitest'
import { CATALOG } from './catalog.ts'

const facts = Object.values(CATALOG).map(
  ({ name, method, inDemo }) => `  ${name}: ${method}_${inDemo.toUpperCase()},\n`,
)

const TEXT = `import type { CallName } from './catalog.ts'
import type { CallDefinition } from './web/call.ts'

/** The facts of a call that a browser needs before it makes one; apart from the catalog, so that it loads no call's schema. */
export type CallFacts = Pick<CallDefinition, 'method' | 'inDemo'>

const GET_OPEN: CallFacts = { method: 'GET', inDemo: 'open' }
const GET_CLOSED: CallFacts = { method: 'GET', inDemo: 'closed' }
const POST_OPEN: CallFacts = { method: 'POST', inDemo: 'open' }
const POST_CLOSED: CallFacts = { method: 'POST', inDemo: 'closed' }

/** Written from the catalog by \`npm run calls\`. */
export const CALL_FACTS: Readonly<Record<CallName, CallFacts>> = {
${facts.sort().join('')}}
`

test('what a browser knows of the calls is what the catalog says of them: `npm run calls` writes it anew', async () => {
  expect(facts.length).toBeGreaterThan(100)
  await expect(TEXT).toMatchFileSnapshot('./callFacts.ts')
})
