import { LANGUAGE_TAGS, type Language } from '@touchstone/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { figures } from '../products/figures.ts'
import { TestWorld } from '../projector/testing/testWorld.ts'
import { appointTwo } from '../sequencer/testing/decisionsOfTwo.ts'
import { sentenceIn } from '../words/sentenceIn.ts'
import { offerHosting } from './hosting/offerHosting.ts'
import { SANDBOX_PRODUCTS } from './hosting/sandboxProducts.ts'
import { offerLoans } from './loans/offerLoans.ts'
import { offerNewCoins } from './newCoins/offerNewCoins.ts'
import { sandboxTerms } from './newCoins/sandboxCoin.ts'
import { offerRewards } from './rewards/offerRewards.ts'

const OTHERS = (Object.keys(LANGUAGE_TAGS) as Language[]).filter((language) => language !== 'en')

describe('what a sandbox offers', () => {
  let test: TestWorld
  beforeEach(async () => {
    test = await TestWorld.open('real')
    await appointTwo(test.world, 'administrator', 'treasury', 'markets')
    await offerHosting(test.world)
    await offerLoans(test.world)
    await offerRewards(test.world)
    await offerNewCoins(test.world, test.clock.wallMs())
  })

  const named = () => {
    const { hosting, loans, welfare, newCoins } = test.world.core
    return [
      ...hosting.products().map(({ terms }) => terms.name),
      ...loans.products().flatMap(({ terms }) => [terms.name, terms.lenderName]),
      ...welfare.campaigns().map(({ terms }) => terms.title),
      ...newCoins.offerings().flatMap(({ terms }) => [terms.issuer, terms.introduction]),
    ]
  }

  it.each(OTHERS)('is called in %s as its readers say it', (language) => {
    expect(named().length).toBeGreaterThan(12)
    expect(named().filter((name) => sentenceIn(language, name) === name)).toEqual([])
  })

  it('describes later coins, whose names are codes, in every language too', () => {
    const { name, introduction } = sandboxTerms(9, { opens: 0, closes: 1, listTime: 2 })
    expect(name).toBe('SBX9')
    for (const language of OTHERS) expect(sentenceIn(language, introduction)).not.toBe(introduction)
  })

  it('has those names in the tables of its terms, and an operator’s own as it was typed', async () => {
    const [first] = SANDBOX_PRODUCTS
    if (!first) throw new Error('the sandbox offers nothing')
    const terms = { ...first, product: 9, name: 'Hosting 45 days' }
    const action = { type: 'SetHostingProduct', terms } as const
    await test.world.submit({ type: 'Decide', proposer: 2, approver: 1, effectiveAt: 0, reason: 'a test', action })
    const { hosting = '', loans = '' } = figures(test.world.core, 'de')
    for (const name of ['Anlage 7 Tage', 'Anlage 30 Tage', 'Anlage 90 Tage', 'Hosting 45 days'])
      expect(hosting).toContain(`| ${name} |`)
    for (const name of ['Kredit 30 Tage', 'Kredit 90 Tage', 'Touchstone Sandbox-Kredite'])
      expect(loans).toContain(`| ${name} |`)
    expect(hosting + loans).not.toMatch(/Hosting 7 days|Loan/)
    expect(figures(test.world.core, 'en').hosting).toContain('| Hosting 7 days |')
  })
})
