import type { CANCEL_ALL_AFTER_CALLS } from '@touchstone/protocol'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { doneValue } from '../../trading/acceptedReply.ts'
import type { Trader } from '../../trading/customerCommands.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { SignsOfLife } from './signsOfLife.ts'

const NONE = { seconds: 0, deadline: 0 }

/** The calls by which customers say that they are still there. */
export function cancelAllAfterCalls({
  commands,
  now,
}: Pick<ProductServices, 'commands' | 'now'>): CallHandlers<keyof typeof CANCEL_ALL_AFTER_CALLS> {
  const signs = new SignsOfLife(now)
  return {
    cancelAllAfter({ seconds }, context) {
      const trader = commands.trader(context)
      const { world, owner } = trader.session
      return signs.hear(`${world} ${owner}`, seconds, () => send(trader, seconds, context))
    },

    getCancelAllAfter(_request, context) {
      const { session, world } = commands.trader(context)
      const { core } = world.port
      context.setSequence(core.sequence)
      return core.cancelAllAfter.of(session.owner) ?? NONE
    },
  }
}

async function send({ world, session }: Trader, seconds: number, context: CallContext) {
  const entry = await world.port.submit({ type: 'CancelAllAfter', owner: session.owner, seconds })
  return { seconds, deadline: doneValue(entry, context) }
}
