import { useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { type Column, DataTable, Empty, KeyValue, StateChip } from '@touchstone/ui'
import { liveQuery } from '../../shared/api/queries.ts'
import { formats, moment } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../shared/lists/columns.tsx'
import { Consolidation, SweepTables } from './Consolidation.tsx'
import { custodyTexts } from './texts.ts'

const t = textsOf(custodyTexts)
const EVERY_MS = 5_000
const TONES = {
  off: 'neutral',
  starting: 'neutral',
  agrees: 'success',
  missing: 'failure',
  unknown: 'attention',
} as const

type Custody = AdminCallData<'getCustody'>
type Held = Custody['wallets'][number]
type Signer = NonNullable<Custody['signer']>

const WALLETS: readonly Column<Held>[] = [
  textColumn('kind', t('columns.kind'), ({ kind }) => t(`kinds.${kind}`)),
  textColumn('address', t('columns.address'), ({ address }) => <code className="font-mono text-12">{address}</code>),
  figureColumn('balance', t('columns.balance'), ({ balance }) => formats.decimal(balance)),
]

export function CustodyScreen() {
  const query = useQuery(liveQuery('getCustody', {}, EVERY_MS))
  const { data } = query
  return (
    <Page title={t('title')} lead={data && <StateChip tone={TONES[data.state]} word={t(`states.${data.state}`)} />}>
      <Loaded query={query} framed>
        {(custody) => (custody.state === 'off' ? <Empty text={t('off')} /> : <Parts custody={custody} />)}
      </Loaded>
    </Page>
  )
}

function Parts({ custody }: { readonly custody: Custody }) {
  const { wallets, restricted } = custody
  return (
    <>
      {restricted !== '' && <StateChip tone="failure" word={t('restricted', { reason: restricted })} />}
      <div className="grid grid-cols-[1fr_1fr] narrow:grid-cols-1 items-start gap-5">
        <Part title={t('reconciliation')} padded>
          <Reconciliation custody={custody} />
        </Part>
        <div className="flex flex-col gap-5">
          <Part title={t('payouts')} padded>
            <Payouts custody={custody} />
          </Part>
          <Part title={t('consolidation')} padded>
            <Consolidation custody={custody} />
          </Part>
          <Part title={t('signer')} padded>
            {custody.signer ? (
              <SignerFigures custody={custody} signer={custody.signer} />
            ) : (
              <Empty text={t('noSigner')} />
            )}
          </Part>
        </div>
      </div>
      <Part title={t('wallets')}>
        <DataTable
          caption={t('wallets')}
          columns={WALLETS}
          rows={wallets}
          rowKey={({ kind, address }) => `${kind} ${address}`}
          empty={<Empty text={t('noWallets')} />}
        />
      </Part>
      <SweepTables custody={custody} />
    </>
  )
}

function Reconciliation({ custody }: { readonly custody: Custody }) {
  const { currency, wallets } = custody
  const amount = (units: string) => `${formats.decimal(units)} ${currency}`
  const held = (kind: Held['kind']) => wallets.filter((wallet) => wallet.kind === kind).map(({ balance }) => balance)
  const rows = [
    ...(['hot', 'warm', 'cold'] as const).flatMap((kind) =>
      held(kind).length === 0
        ? []
        : [{ key: kind, label: t(`rows.${kind}`), value: held(kind).map(amount).join(', ') }],
    ),
    {
      key: 'deposits',
      label: t('rows.deposits', { count: formats.count(custody.depositAddresses) }),
      value: amount(custody.deposits),
    },
    { key: 'inFlight', label: t('rows.inFlight'), value: amount(custody.inFlight) },
    { key: 'custody', label: t('rows.custody'), value: amount(custody.custody) },
    { key: 'owed', label: t('rows.owed'), value: amount(custody.owed) },
    { key: 'difference', label: t('rows.difference'), value: amount(custody.difference) },
  ]
  const { block, time, reason } = custody
  return (
    <div className="flex flex-col gap-3">
      <KeyValue items={rows} />
      <p className="text-12 text-ink-3">{t('lead', { block: formats.count(block), time: moment(time) })}</p>
      {reason !== '' && <p className="text-13">{reason}</p>}
    </div>
  )
}

function Payouts({ custody: { payouts } }: { readonly custody: Custody }) {
  return (
    <KeyValue
      items={[
        { key: 'approved', label: t('approved'), value: formats.count(payouts.approved) },
        { key: 'signed', label: t('signed'), value: formats.count(payouts.signed) },
        { key: 'trouble', label: t('trouble'), value: payouts.trouble || t('none') },
      ]}
    />
  )
}

function SignerFigures({ custody: { currency }, signer }: { readonly custody: Custody; readonly signer: Signer }) {
  const limit = ({ used, most }: Signer['hour']) =>
    t('ofMost', { used: formats.decimal(used), most: formats.decimal(most), currency })
  const refused = signer.refused.map(({ code, count }) => t('refusedCode', { code, count: formats.count(count) }))
  return (
    <KeyValue
      items={[
        { key: 'position', label: t('figures.position'), value: formats.count(signer.sequence) },
        { key: 'logTime', label: t('figures.logTime'), value: moment(signer.logTime) },
        { key: 'payments', label: t('figures.payments'), value: formats.count(signer.payments) },
        { key: 'nextNonce', label: t('figures.nextNonce'), value: formats.count(signer.nextNonce) },
        { key: 'hour', label: t('figures.hour'), value: limit(signer.hour) },
        { key: 'day', label: t('figures.day'), value: limit(signer.day) },
        { key: 'chain', label: t('figures.chain'), value: formats.count(signer.chainId) },
        {
          key: 'contract',
          label: t('figures.contract'),
          value: <code className="font-mono text-12">{signer.contract}</code>,
        },
        { key: 'refused', label: t('figures.refused'), value: refused.join(', ') || t('none') },
        { key: 'trouble', label: t('trouble'), value: signer.trouble || t('none') },
      ]}
    />
  )
}
