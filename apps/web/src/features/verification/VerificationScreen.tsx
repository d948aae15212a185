import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import type { KycTier } from '@touchstone/protocol'
import { buttonClass, Panel, Skeleton } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { DemoClosed } from '../../shared/demo/DemoClosed.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { StepList } from './components/StepList.tsx'
import { TierPanel } from './components/TierPanel.tsx'
import { isLocked, type Kyc, shownTier, TIERS } from './kyc.ts'
import { verificationTexts } from './texts.ts'

/** While something is under review, its result is looked for this often. */
const WAITING_MS = 10_000

function awaitsReview(kyc: Kyc | undefined): boolean {
  return kyc !== undefined && TIERS.some((tier) => kyc[tier].state === 'review')
}

/** `/authentication?tier=junior` */
export function VerificationScreen() {
  const t = useTexts(verificationTexts)
  const demo = useSession((session) => session.demo)
  return demo ? <DemoClosed page={t('title')} /> : <Verification />
}

function Verification() {
  const t = useTexts(verificationTexts)
  /** After registration: a button to do this later. */
  const first = useSearchField('first') !== ''
  const answer = useQuery({
    ...callQuery('getKyc', {}),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (awaitsReview(state.data) ? WAITING_MS : false),
  })
  return (
    <div className="page py-10">
      <div className="page-column mx-auto flex w-full max-w-[1080px] flex-col gap-6">
        <div className="flex items-start justify-between gap-6">
          <div className="flex flex-col gap-2">
            <h1 className="text-24 font-semibold tracking-tight">{t('title')}</h1>
            <p className="max-w-3xl text-14 text-ink-2">{t('lead')}</p>
          </div>
          {first && (
            <WayOn sent={answer.data !== undefined && TIERS.some((tier) => isLocked(answer.data[tier].state))} />
          )}
        </div>
        <Loaded answer={answer} framed waiting={<StepsSkeleton />}>
          {(kyc) => <Steps kyc={kyc} onChanged={() => void answer.refetch()} />}
        </Loaded>
      </div>
    </div>
  )
}

/** For newcomers: past what can wait, or on from what was sent. */
function WayOn({ sent }: { readonly sent: boolean }) {
  const t = useTexts(verificationTexts)
  return (
    <AppLink to={sent ? '/deal' : '/table1'} className={buttonClass(sent ? 'primary' : 'secondary')}>
      {t(sent ? 'actions.start' : 'actions.skip')}
    </AppLink>
  )
}

/** Three steps, and the form of one beside them. */
function StepsSkeleton() {
  return (
    <div className="grid grid-cols-[280px_minmax(0,1fr)] narrow:grid-cols-1 items-start gap-6">
      <div className="flex flex-col gap-2">
        {['junior', 'senior', 'address'].map((tier) => (
          <Skeleton key={tier} className="h-27 w-full rounded-panel" />
        ))}
      </div>
      <Panel className="flex flex-col gap-5 p-6">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-20 w-full" />
        {['nationality', 'type', 'name', 'number'].map((field) => (
          <Skeleton key={field} className="h-11 w-full" />
        ))}
      </Panel>
    </div>
  )
}

function Steps({ kyc, onChanged }: { readonly kyc: Kyc; readonly onChanged: () => void }) {
  const goTo = useGoTo()
  const tier = shownTier(useSearchField('tier'), kyc)
  const first = useSearchField('first')
  const select = (next: KycTier) =>
    goTo('/authentication', { tier: next, ...(first !== '' && { first }) }, { replace: true })
  return (
    <div className="grid grid-cols-[280px_minmax(0,1fr)] narrow:grid-cols-1 items-start gap-6">
      <StepList kyc={kyc} selected={tier} onSelect={select} />
      {/* A step that was sent or rejected starts its form anew. */}
      <TierPanel key={`${tier} ${isLocked(kyc[tier].state)}`} kyc={kyc} tier={tier} onChanged={onChanged} />
    </div>
  )
}
