import { dayBegins } from '@touchstone/core/formulas'
import { type CallData, SIGN_IN_CAMPAIGN, type SignCycleView, say } from '@touchstone/protocol'
import { type Amount, formatPlain } from '@touchstone/quantities'
import { dayText } from '../../clock/dayText.ts'
import { type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import { budgetCondition, missingCondition, rewardConditions } from '../../rewards/conditions.ts'
import { rewardAsset } from '../../rewards/rewardAsset.ts'
import { acceptedReply, doneValue } from '../../trading/acceptedReply.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { type TradingWorld, worldSeenBy } from '../../trading/tradingWorlds.ts'

export type SignParts = Pick<ProductServices, 'worlds' | 'commands'>

type Sign = CallData<'getSign'>
type DayState = Sign['days'][number]['state']
type DayView = SignCycleView['days'][number]

const CLOSED: Sign = {
  cycle: 0,
  days: [],
  today: 0,
  nextDay: 0,
  left: '0',
  condition: say('rewards_closed'),
  conditions: [],
}

function stateOf({ day, signed, received }: DayView, today: number): DayState {
  if (signed) return received ? 'received' : 'signed'
  if (day === today) return 'today'
  return day < today ? 'missed' : 'coming'
}

/** The next reward: that of the first signed day whose reward was not received, else that of the next day to sign. */
function nextReward({ days, today }: SignCycleView): Amount {
  const waiting = days.find(({ signed, received }) => signed && !received)
  const coming = days.find(({ day, signed }) => day >= today && !signed)
  return (waiting ?? coming)?.reward ?? 0n
}

function cycleOf(view: SignCycleView, { port }: TradingWorld, owner: number): Sign {
  const { core, world } = port
  const { code, scale } = rewardAsset(core)
  const left = core.rewards.budget(SIGN_IN_CAMPAIGN)?.left ?? 0n
  const reward = nextReward(view)
  const conditions = [...rewardConditions(core, world, owner, reward), budgetCondition(left, reward, scale)]
  const today = view.days[view.today - 1]?.date ?? 0
  return {
    cycle: view.cycle,
    days: view.days.map((each) => ({
      day: each.day,
      date: dayText(each.date),
      signed: each.signed,
      received: each.received,
      reward: formatPlain(each.reward, scale),
      currency: code,
      state: stateOf(each, view.today),
    })),
    today: view.today,
    nextDay: dayBegins(today + 1),
    left: formatPlain(left, scale),
    condition: missingCondition(conditions),
    conditions,
  }
}

/** The own cycle, signing in, and receiving what a day is rewarded with. */
export function signCalls({ worlds, commands }: SignParts) {
  return {
    getSign(_request, context) {
      const { owner } = sessionOf(context)
      const world = worldSeenBy(worlds, context)
      context.setSequence(world.port.core.sequence)
      const view = world.port.core.signIn.cycle(owner)
      return view ? cycleOf(view, world, owner) : CLOSED
    },

    async addSign({ cid }, context) {
      const trader = commands.trader(context)
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: 'addSign ',
        command: (stamp) => ({ type: 'SignIn', ...stamp }),
      })
      const day = doneValue(entry, context)
      return { cycle: trader.world.port.core.signIn.cycle(trader.session.owner)?.cycle ?? 0, day }
    },

    async receiveSign({ day, cid }, context) {
      const trader = commands.trader(context)
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: `receiveSign ${day}`,
        command: (stamp) => ({ type: 'ReceiveSign', ...stamp, day }),
      })
      acceptedReply(entry, context)
      const { core } = trader.world.port
      const { code, scale } = rewardAsset(core)
      const reward = core.signIn.cycle(trader.session.owner)?.days[day - 1]?.reward ?? 0n
      return { day, amount: formatPlain(reward, scale), currency: code }
    },
  } satisfies Partial<CallHandlers>
}
