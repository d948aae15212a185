import type { WithdrawalId } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../../errors/refusal.ts'
import { type WithdrawalRecord, withdrawalRecords } from '../../../products/withdrawals/history/withdrawalReading.ts'
import { tagsOf } from '../../../products/withdrawals/history/withdrawalTags.ts'
import { withdrawalTexts } from '../../../products/withdrawals/history/withdrawalTexts.ts'
import type { BankPayees } from '../../../products/withdrawals/payees/bankPayees.ts'
import { type AdminHandlers, checkReason, operatorOf } from '../../adminContext.ts'
import type { AdminServices } from '../../adminServices.ts'
import { withdrawalDecisions } from './withdrawalDecisions.ts'
import { openTotals, userIds, withdrawalLines } from './withdrawalLists.ts'

interface Needs
  extends Pick<AdminServices, 'database' | 'past' | 'worlds' | 'approvals' | 'operators' | 'people' | 'caughtUp'> {
  readonly payees: BankPayees
}

/** The queue of withdrawals, what stands behind each of them, and the operators' decisions about them. */
export function withdrawalCalls(services: Needs) {
  const { database, past, worlds, operators, payees, people, caughtUp } = services
  const { core } = worlds.real

  const find = async (withdrawal: WithdrawalId): Promise<WithdrawalRecord> => {
    await caughtUp('real')
    const { list } = await withdrawalRecords(past, 'real', { withdrawal, page: 1, size: 1 })
    if (!list[0]) throw new Refusal('unknown_withdrawal')
    return list[0]
  }

  return {
    getWithdrawalQueue: async ({ state, kind, page, size }) => {
      await caughtUp('real')
      const filter = { state, kind: kind === '' ? undefined : kind, page, size, oldestFirst: state === 'open' }
      const found = await withdrawalRecords(past, 'real', filter)
      return { ...found, list: await withdrawalLines(services, found.list), totals: openTotals(services) }
    },

    getWithdrawal: async ({ id }) => {
      const record = await find(id)
      const [line] = await withdrawalLines(services, [record])
      if (!line) throw new Refusal('unknown_withdrawal')
      const { owner, asset, transaction, reference } = record
      const { scale } = core.assets().find((one) => one.id === asset) ?? { scale: 0 }
      const text = (units: bigint) => formatPlain(units, scale)
      const allowance = core.withdrawals.allowance(owner, asset)
      const deposited = core.lots.of(owner).reduce((sum, { left }) => sum + left, 0n)
      const names = await operators.rows.names()
      return {
        ...line,
        tag: (await tagsOf(database, [id])).get(id) ?? '',
        transaction,
        reference,
        text: (await withdrawalTexts(database, [id])).get(id) ?? '',
        available: text(allowance?.available ?? 0n),
        deposited: text(deposited),
        turnover: { need: text(allowance?.turnoverNeeded ?? 0n), done: text(allowance?.turnoverDone ?? 0n) },
        verificationLevel: core.customers.verification(owner),
        steps: record.steps.map(({ state, time, sequence, proposer, approver, reason }) => {
          const by = [proposer, approver].flatMap((operator) => names.get(operator) ?? [])
          return { state, time, sequence, by: by.join(', '), reason }
        }),
      }
    },

    revealPayee: async ({ id, reason }, context) => {
      const { kind, destination, owner } = await find(id)
      checkReason(reason)
      const payee = kind === 'bank' ? await payees.find(destination) : undefined
      if (!payee) throw new Refusal('unknown_withdrawal')
      const holder = (await userIds(database, [owner])).get(owner)
      const event = {
        what: 'payee_shown',
        by: 'operator' as const,
        text: `no. ${id} (operator ${operatorOf(context).operator})`,
        ref: '',
      }
      const audit = await database.transaction().execute(async (transaction) => {
        if (holder !== undefined) await people.accountEvents.add(holder, event, transaction)
        return context.record({ subject: String(id) }, transaction)
      })
      return { ...payee, digest: destination, audit }
    },

    ...withdrawalDecisions(services),
  } satisfies Partial<AdminHandlers>
}
