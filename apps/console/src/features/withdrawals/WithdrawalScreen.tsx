import { useQuery } from '@tanstack/react-query'
import { AppLink, usePathPart } from '@touchstone/frame'
import { InlineAlert, KeyValue, Num, StateChip } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { formats, moment } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { actionName } from '../../shared/words/acts.ts'
import { Payee } from './components/Payee.tsx'
import { WithdrawalActs } from './components/WithdrawalActs.tsx'
import { withdrawalTexts } from './texts.ts'
import { causeText, TONES, type WithdrawalDetail } from './words.ts'

const t = textsOf(withdrawalTexts)
const FRESH_MS = 10_000

/** One withdrawal: its payee, reasons for caution, its history, and the decision. */
export function WithdrawalScreen() {
  const id = usePathPart('id')
  const query = useQuery({ ...callQuery('getWithdrawal', { id: Number(id) }), refetchInterval: FRESH_MS })
  return (
    <Page
      title={t('one', { id })}
      lead={query.data && <Lead withdrawal={query.data} />}
      actions={query.data && <WithdrawalActs key={query.data.state} withdrawal={query.data} />}
    >
      <Loaded query={query} framed>
        {(withdrawal) => <Parts withdrawal={withdrawal} />}
      </Loaded>
    </Page>
  )
}

interface Shown {
  readonly withdrawal: WithdrawalDetail
}

function Lead({ withdrawal }: Shown) {
  const { state, uid, account, requestedAt } = withdrawal
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StateChip tone={TONES[state]} word={t(`states.${state}`)} />
      <AppLink to={`/users/${uid}`} className="text-accent hover:underline">
        {t('customer', { uid })}
      </AppLink>
      <span>{account}</span>
      <span className="num">{t('requested', { time: moment(requestedAt) })}</span>
    </span>
  )
}

function Parts({ withdrawal }: Shown) {
  const { proposed, kind, id } = withdrawal
  return (
    <>
      {proposed !== '' && (
        <InlineAlert>
          {t('proposed', { action: actionName(proposed) })}{' '}
          <AppLink to="/approvals" className="text-accent underline underline-offset-2">
            {t('approvals')}
          </AppLink>
        </InlineAlert>
      )}
      <div className="grid grid-cols-2 narrow:grid-cols-1 items-start gap-5">
        <div className="flex flex-col gap-5">
          <Facts withdrawal={withdrawal} />
          {kind === 'bank' && <Payee key={id} withdrawal={id} />}
          <CustomerMoney withdrawal={withdrawal} />
        </div>
        <div className="flex flex-col gap-5">
          <Causes withdrawal={withdrawal} />
          <History withdrawal={withdrawal} />
        </div>
      </div>
    </>
  )
}

function Facts({ withdrawal }: Shown) {
  const { kind, currency, amount, fee, receive, destination, tag, transaction, reference, text } = withdrawal
  const money = (units: string) => (
    <Num>
      {formats.decimal(units)} {currency}
    </Num>
  )
  const optional = [
    { key: 'tag', value: tag },
    { key: 'transaction', value: transaction },
    { key: 'reference', value: reference },
    { key: 'told', value: text },
  ] as const
  return (
    <Part title={t('facts')} padded>
      <KeyValue
        items={[
          { key: 'way', label: t('way'), value: t(`kinds.${kind}`) },
          { key: 'amount', label: t('amount'), value: money(amount) },
          { key: 'fee', label: t('fee'), value: money(fee) },
          { key: 'receive', label: t('receive'), value: money(receive) },
          { key: 'to', label: t('destination'), value: <Num className="break-all">{destination}</Num> },
          ...optional
            .filter(({ value }) => value !== '')
            .map(({ key, value }) => ({ key, label: t(key), value: <bdi className="break-all">{value}</bdi> })),
        ]}
      />
    </Part>
  )
}

function CustomerMoney({ withdrawal }: Shown) {
  const { available, deposited, turnover, verificationLevel, currency } = withdrawal
  const money = (units: string) => (
    <Num>
      {formats.decimal(units)} {currency}
    </Num>
  )
  const progress = { done: formats.decimal(turnover.done), need: formats.decimal(turnover.need) }
  return (
    <Part title={t('customerMoney')} padded>
      <KeyValue
        items={[
          { key: 'available', label: t('available'), value: money(available) },
          { key: 'deposited', label: t('deposited'), value: money(deposited) },
          { key: 'turnover', label: t('turnover'), value: <Num>{t('turnoverValue', progress)}</Num> },
          { key: 'level', label: t('level'), value: <Num>{verificationLevel}</Num> },
        ]}
      />
    </Part>
  )
}

function Causes({ withdrawal }: Shown) {
  return (
    <Part title={t('cautions')} padded>
      {withdrawal.causes.length === 0 ? (
        <p className="text-13 text-ink-2">{t('noCauses')}</p>
      ) : (
        <ul className="flex flex-col gap-1.5 text-13">
          {withdrawal.causes.map((cause) => (
            <li key={cause.cause}>
              <StateChip tone="attention" word={causeText(cause)} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function History({ withdrawal }: Shown) {
  return (
    <Part title={t('history')} padded>
      <ol className="flex flex-col gap-3">
        {withdrawal.steps.map(({ state, time, sequence, by, reason }) => (
          <li key={state} className="text-13">
            <span className="flex items-center justify-between gap-3">
              <StateChip tone={TONES[state]} word={t(`states.${state}`)} />
              <span className="num text-12 text-ink-3">{moment(time)}</span>
            </span>
            <span className="text-12 text-ink-3">
              {t('entry', { sequence })}
              {by !== '' && ` · ${t('by', { who: by })}`}
              {reason !== '' && ` · ${reason}`}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )
}
