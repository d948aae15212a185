import type { CoreQueries, WelfareTerms } from '@touchstone/protocol'
import { type Acts, amountText } from '../../trading/acts/acts.ts'
import { type TermWords, toldTerms } from '../../trading/acts/termWords.ts'
import { momentText } from '../../trading/refusalOf.ts'
import { conditionWords } from './conditionTexts.ts'

function assetCode(core: CoreQueries, asset: number): string {
  return core.assets().find(({ id }) => id === asset)?.code ?? `asset ${asset}`
}

/** Each term in the words of the console. */
function worded(terms: WelfareTerms, core: CoreQueries): TermWords {
  return {
    title: JSON.stringify(terms.title),
    text: String(terms.text),
    reward: `${terms.reward} ${assetCode(core, terms.asset)}`,
    'claims of one customer': String(terms.perPerson),
    from: momentText(terms.from),
    until: momentText(terms.until),
    conditions: terms.conditions.map(conditionWords).join(' and ') || 'none',
    state: terms.state,
  }
}

/** What stands in the budget of a campaign when its terms are decided. */
function budgetText(core: CoreQueries, campaign: number): string {
  const budget = core.rewards.budget(campaign)
  return budget ? `; ${amountText(core, budget.asset, budget.left)} of its budget left` : '; no budget yet'
}

export const WELFARE_ACTS: Acts<'SetCampaign'> = {
  SetCampaign: ({ terms }, core) => {
    const before = core.welfare.campaign(terms.campaign)?.terms
    const lead = `${before ? 'Change' : 'Offer'} welfare campaign ${terms.campaign}`
    const told = toldTerms(lead, before && worded(before, core), worded(terms, core))
    return { ...told, sentence: `${told.sentence}${budgetText(core, terms.campaign)}` }
  },
}
