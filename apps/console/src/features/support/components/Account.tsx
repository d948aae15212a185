import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, type Column, Countdown, DataTable, FailureAlert } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { useAct } from '../../../shared/acts/useAct.ts'
import { BALANCES, ORDERS, POSITIONS } from '../../../shared/customerMoney/columns.ts'
import { customerMoneyTexts } from '../../../shared/customerMoney/texts.ts'
import { formats, moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { humanised, textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { supportTexts } from '../texts.ts'
import type { Ticket } from '../ticket.ts'

const t = textsOf(supportTexts)
const words = textsOf(customerMoneyTexts)

type Seen = AdminCallData<'seeAccount'>
type LedgerLine = Seen['ledger'][number]

const LEDGER: readonly Column<LedgerLine>[] = [
  figureColumn('time', words('ledger.time'), ({ time }) => moment(time)),
  textColumn('account', words('ledger.account'), ({ account }) => account),
  textColumn('type', words('ledger.type'), ({ type }) => humanised(type)),
  figureColumn('change', words('ledger.change'), ({ change, currency }) => `${formats.signed(change)} ${currency}`),
  figureColumn('balance', words('ledger.balance'), ({ balance }) => formats.decimal(balance)),
]

export interface AccountProps {
  readonly ticket: Ticket
  /** The consent is over by the clock. */
  readonly onOver: () => void
}

/** The account as its holder sees it, while the holder consents. */
export function Account({ ticket, onOver }: AccountProps) {
  const may = useMay('seeAccount')
  const { consent } = ticket
  return (
    <Part title={t('account.title')} padded>
      <div className="flex flex-col items-start gap-3 text-13">
        <p className="text-ink-2">{t('account.text')}</p>
        {!may ? null : consent.state === 'given' ? (
          // A new consent begins with nothing seen.
          <Allowed key={consent.until} ticket={ticket} onOver={onOver} />
        ) : (
          <Asking ticket={ticket} />
        )}
      </div>
    </Part>
  )
}

function Asking({ ticket: { id, mine, state, consent } }: { readonly ticket: Ticket }) {
  const act = useAct('askConsent', { toastFailure: true })
  if (consent.state === 'asked') return <p role="status">{t('account.asked')}</p>
  return (
    <Button
      tone="secondary"
      size="small"
      busy={act.busy}
      blockedBecause={mine && state !== 'closed' ? undefined : t('account.takeFirst')}
      onClick={() => void act.run({ id })}
    >
      {t('account.ask')}
    </Button>
  )
}

function Allowed({ ticket: { id, mine, consent }, onOver }: AccountProps) {
  const [seen, setSeen] = useState<Seen>()
  const act = useAct('seeAccount', { silent: true })
  const look = async () => setSeen(await act.run({ id }))
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex items-center gap-2">
          {t('account.given')} <Countdown until={consent.until} onEnd={onOver} />
        </span>
        <Button
          size="small"
          busy={act.busy}
          blockedBecause={mine ? undefined : t('account.takeFirst')}
          onClick={() => void look()}
        >
          {t('account.look')}
        </Button>
      </div>
      <FailureAlert text={act.failure} />
      {seen && mine && <SeenAccount seen={seen} />}
    </>
  )
}

const ZERO = /^0(\.0*)?$/

function SeenAccount({ seen }: { readonly seen: Seen }) {
  const { junior, senior, address } = seen.kyc
  const kyc = { junior: humanised(junior), senior: humanised(senior), address: humanised(address) }
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="num text-12 text-ink-3">
        {t('account.at', { time: moment(seen.time), sequence: formats.count(seen.sequence) })}
      </p>
      <p>
        {t('account.level')}: <span className="num">{seen.level}</span>. {t('account.kyc', kyc)}
      </p>
      <Table
        title={t('account.balances')}
        columns={BALANCES}
        rows={seen.balances.filter(({ available, held }) => !(ZERO.test(available) && ZERO.test(held)))}
        rowKey={({ wallet, currency }) => `${wallet} ${currency}`}
      />
      <Table title={t('account.orders')} columns={ORDERS} rows={seen.orders} rowKey={({ orderNo }) => orderNo} />
      <Table title={t('account.positions')} columns={POSITIONS} rows={seen.positions} rowKey={({ id }) => id} />
      <Table
        title={t('account.ledger')}
        columns={LEDGER}
        rows={seen.ledger}
        rowKey={({ time, account, currency, type, balance }) => `${time} ${account} ${currency} ${type} ${balance}`}
      />
    </div>
  )
}

interface TableProps<Row> {
  readonly title: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

function Table<Row>({ title, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-12 font-medium text-ink-2">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-12 text-ink-3">{t('account.none')}</p>
      ) : (
        <div className="relative overflow-x-auto">
          <DataTable caption={title} columns={columns} rows={rows} rowKey={rowKey} empty={null} />
        </div>
      )}
    </div>
  )
}
