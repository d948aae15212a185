import { Button, ConfirmDialog, Select, TextArea } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { supportTexts } from '../texts.ts'
import type { Ticket } from '../ticket.ts'

const t = textsOf(supportTexts)

const NOTE_MAX = 1_000

/** Who has the conversation, and its end. */
export function TicketActions({ ticket }: { readonly ticket: Ticket }) {
  const may = useMay('takeTicket')
  if (!may || ticket.state === 'closed') return null
  if (!ticket.mine) return <Take ticket={ticket} />
  return (
    <>
      <Hand ticket={ticket} />
      <Close id={ticket.id} />
    </>
  )
}

function Take({ ticket: { id, assignee } }: { readonly ticket: Ticket }) {
  const [asks, setAsks] = useState(false)
  const act = useAct('takeTicket', { toastFailure: true })
  if (assignee === '')
    return (
      <Button busy={act.busy} onClick={() => void act.run({ id })}>
        {t('ticket.take')}
      </Button>
    )
  return (
    <>
      <Button tone="secondary" onClick={() => setAsks(true)}>
        {t('ticket.takeOver')}
      </Button>
      {asks && <TakeOver id={id} assignee={assignee} onClose={() => setAsks(false)} />}
    </>
  )
}

interface OfTicketProps {
  readonly id: string
  readonly onClose: () => void
}

function TakeOver({ id, assignee, onClose }: OfTicketProps & { readonly assignee: string }) {
  const [note, setNote] = useState('')
  const act = useAct('takeTicket')
  const take = async () => {
    if (await act.run({ id, note })) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('ticket.takeOverTitle', { name: assignee })}
      confirmLabel={t('ticket.takeOver')}
      cancelLabel={t('ticket.cancel')}
      busy={act.busy}
      failure={act.failure}
      focus="field"
      blockedBecause={note.trim() === '' ? t('ticket.noteMissing') : undefined}
      onConfirm={() => void take()}
      onCancel={onClose}
    >
      <TextArea label={t('ticket.note')} value={note} onValueChange={setNote} maxLength={NOTE_MAX} autoFocus />
    </ConfirmDialog>
  )
}

function Hand({ ticket }: { readonly ticket: Ticket }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button tone="secondary" onClick={() => setAsks(true)}>
        {t('ticket.hand')}
      </Button>
      {asks && <HandDialog id={ticket.id} colleagues={ticket.colleagues} onClose={() => setAsks(false)} />}
    </>
  )
}

function HandDialog({ id, colleagues, onClose }: OfTicketProps & Pick<Ticket, 'colleagues'>) {
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const act = useAct('handTicket')
  const hand = async () => {
    if (await act.run({ id, to, note })) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('ticket.handTitle')}
      confirmLabel={t('ticket.hand')}
      cancelLabel={t('ticket.cancel')}
      busy={act.busy}
      failure={act.failure}
      focus="field"
      blockedBecause={note.trim() === '' ? t('ticket.noteMissing') : undefined}
      onConfirm={() => void hand()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t('ticket.to')}
          value={to}
          options={[
            { value: '', label: t('ticket.queue') },
            ...colleagues.map((name) => ({ value: name, label: name })),
          ]}
          onValueChange={setTo}
        />
        <TextArea label={t('ticket.note')} value={note} onValueChange={setNote} maxLength={NOTE_MAX} autoFocus />
      </div>
    </ConfirmDialog>
  )
}

function Close({ id }: { readonly id: string }) {
  const [asks, setAsks] = useState(false)
  const act = useAct('closeTicket')
  const close = async () => {
    if (await act.run({ id })) setAsks(false)
  }
  return (
    <>
      <Button tone="secondary" onClick={() => setAsks(true)}>
        {t('ticket.close')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('ticket.closeTitle')}
        confirmLabel={t('ticket.close')}
        cancelLabel={t('ticket.keep')}
        busy={act.busy}
        failure={act.failure}
        onConfirm={() => void close()}
        onCancel={() => setAsks(false)}
      >
        {t('ticket.closeText')}
      </ConfirmDialog>
    </>
  )
}
