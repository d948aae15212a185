import { Refusal } from '../../errors/refusal.ts'
import { rolesOf } from '../../operators/operatorRoles.ts'
import type { Audit } from '../../support/operatorDesk.ts'
import { saidLine, saidText } from '../../support/saidText.ts'
import { uidOf } from '../accounts.ts'
import { type AdminContext, type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import { DOCUMENT_PREFIX } from '../adminGateway.ts'
import { customerMoney } from '../calls/userMoneyCalls.ts'
import { checkImageId, type SupportServices } from './queueCalls.ts'

const LEDGER_LINES = 20

/** The words of a conversation stay in it: the audit chain says that there were some, not which. */
function audited(context: AdminContext): Audit {
  return (transaction, detail = {}) => context.record({ detail }, transaction)
}

function actOf(id: string, context: AdminContext) {
  return { ticketId: id, operator: operatorOf(context).operator, audit: audited(context) }
}

function filled(field: string, text: string): string {
  if (text === '') throw new Refusal('field_empty', { field })
  return text
}

function noteText(note: string): string {
  const said = saidText(note)
  if (said === '') throw new Refusal('note_missing')
  return said
}

/** Who has a conversation, and what operators tell one another about it. */
function assignmentCalls({ database, worlds, operators, support }: SupportServices) {
  const colleague = async (name: string) => {
    if (name === '') return 0
    const row = await operators.rows.byName(name)
    const known = row?.state === 'active' && rolesOf(worlds.real.core, row.operator).includes('support')
    if (!row || !known) throw new Refusal('unknown_operator')
    return row.operator
  }
  return {
    setThere: async ({ there }, context) => {
      const { operator } = operatorOf(context)
      const audit = await database.transaction().execute(async (transaction) => {
        await support.presence.set(operator, there, transaction)
        return context.record({ detail: { there } }, transaction)
      })
      return { audit }
    },

    takeTicket: async ({ id, note }, context) => {
      const names = await operators.rows.names()
      const nameOf = (operator: number) => names.get(operator) ?? ''
      return { audit: await support.operators.take({ ...actOf(id, context), note: saidText(note), nameOf }) }
    },

    handTicket: async ({ id, to, note }, context) => {
      const act = { ...actOf(id, context), to: await colleague(to), note: noteText(note) }
      return { audit: await support.operators.hand(act) }
    },

    noteTicket: async ({ id, note }, context) => {
      return { audit: await support.operators.note({ ...actOf(id, context), note: noteText(note) }) }
    },
  } satisfies Partial<AdminHandlers>
}

/** What operators say to customers, and what they see of them. */
function conversationCalls(services: SupportServices) {
  const { worlds, people, states, files, support, clock } = services
  const { money, ledger } = customerMoney(services)

  return {
    replyTicket: async ({ id, text, cid }, context) => {
      const said = { text: filled('Message', saidText(text)), images: [], cid }
      return support.operators.reply({ ...actOf(id, context), ...said })
    },

    closeTicket: async ({ id }, context) => ({ audit: await support.operators.close(actOf(id, context)) }),

    askConsent: async ({ id }, context) => ({ audit: await support.operators.askConsent(actOf(id, context)) }),

    seeAccount: async ({ id }, context) => {
      const { userId, until } = await support.operators.see(actOf(id, context))
      const owner = await people.ownerOf(userId, 'real')
      if (owner === null) throw new Refusal('unknown_user')
      const uid = uidOf(owner, null)
      const { list } = await ledger({ uid, world: 'real', page: 1, size: LEDGER_LINES })
      return {
        ...(await money({ uid, world: 'real' })),
        level: worlds.real.core.customers.verification(owner),
        kyc: await states.kyc(userId),
        ledger: list,
        until,
        time: clock.now(),
      }
    },

    openTicketFile: async ({ id, image }, context) => {
      checkImageId(image)
      await support.operators.openFile({ ...actOf(id, context), image })
      const { ticket, until } = await files.openForReviewer({ imageId: image, operator: operatorOf(context).name })
      return { url: DOCUMENT_PREFIX + ticket, until }
    },
  } satisfies Partial<AdminHandlers>
}

/** Ready answers and working hours. */
function settingCalls({ database, operators, support }: SupportServices) {
  const { answers, hours } = support
  return {
    getCannedAnswers: async () => {
      const names = await operators.rows.names()
      const rows = await answers.all()
      return rows.map(({ id, title, text, changed_at, changed_by }) => {
        return { id, title, text, changed: Number(changed_at), by: names.get(changed_by) ?? '' }
      })
    },

    saveCannedAnswer: async ({ id: changed, title, text }, context) => {
      const { operator } = operatorOf(context)
      const answer = { id: changed, title: filled('Title', saidLine(title)), text: filled('Text', saidText(text)) }
      return database.transaction().execute(async (transaction) => {
        const id = await answers.save(answer, operator, transaction)
        return { id, audit: await context.record({ subject: id, detail: answer }, transaction) }
      })
    },

    removeCannedAnswer: async ({ id }, context) => {
      const audit = await database.transaction().execute(async (transaction) => {
        await answers.remove(id, transaction)
        return context.record({}, transaction)
      })
      return { audit }
    },

    getSupportHours: async () => {
      const { by, ...kept } = await hours.now()
      return { ...kept, by: (await operators.rows.names()).get(by) ?? '' }
    },

    setSupportHours: async ({ hours: asked, reason }, context) => {
      checkReason(reason)
      const audit = await database.transaction().execute(async (transaction) => {
        await hours.set(asked, operatorOf(context).operator, transaction)
        return context.record({ detail: { hours: asked } }, transaction)
      })
      return { audit }
    },
  } satisfies Partial<AdminHandlers>
}

/** The support desk. */
export function deskCalls(services: SupportServices) {
  return { ...assignmentCalls(services), ...conversationCalls(services), ...settingCalls(services) }
}
