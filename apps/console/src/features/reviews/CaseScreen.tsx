import { useQuery } from '@tanstack/react-query'
import { AppLink, usePathPart } from '@touchstone/frame'
import { callQuery } from '../../shared/api/queries.ts'
import { moment } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { caseKind } from '../../shared/words/cases.ts'
import { CaseActions } from './components/CaseActions.tsx'
import { AskedFields, CaseHistory, Warnings } from './components/CaseParts.tsx'
import { CaseStateChip } from './components/CaseStateChip.tsx'
import { Pictures } from './components/Pictures.tsx'
import { SecondPerson } from './components/SecondPerson.tsx'
import type { ReviewedCase } from './decision.ts'
import { familyOf } from './queueQuery.ts'
import { reviewTexts } from './texts.ts'

const t = textsOf(reviewTexts)

/** One case: the request, the facts about the customer, and the decision. */
export function CaseScreen() {
  const id = usePathPart('id')
  const family = familyOf(usePathPart('family'))
  const query = useQuery(callQuery('getCase', { id }))
  return (
    <Page
      title={query.data ? caseKind(query.data.kind) : t(`titles.${family}`)}
      lead={query.data && <Lead reviewed={query.data} />}
      actions={query.data && <CaseActions key={id} reviewed={query.data} family={family} />}
    >
      <Loaded query={query} framed>
        {(reviewed) => <Parts key={id} reviewed={reviewed} />}
      </Loaded>
    </Page>
  )
}

function Lead({ reviewed }: { readonly reviewed: ReviewedCase }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 whitespace-nowrap">
      <CaseStateChip state={reviewed.state} />
      <AppLink to={`/users/${reviewed.uid}`} className="text-accent hover:underline">
        {t('case.customer', { uid: reviewed.uid })}
      </AppLink>
      <span>{reviewed.account}</span>
      {reviewed.country !== '' && (
        <span>
          {t('case.country')}: {reviewed.country}
        </span>
      )}
      <span className="num">{t('case.opened', { time: moment(reviewed.opened) })}</span>
    </span>
  )
}

function Parts({ reviewed }: { readonly reviewed: ReviewedCase }) {
  return (
    <div className="grid grid-cols-[minmax(380px,5fr)_7fr] narrow:grid-cols-1 items-start gap-5">
      <div className="flex flex-col gap-5">
        {reviewed.proposal && <SecondPerson id={reviewed.id} proposal={reviewed.proposal} />}
        <AskedFields reviewed={reviewed} />
        <Warnings warnings={reviewed.warnings} />
        <CaseHistory history={reviewed.history} />
      </div>
      <Pictures reviewed={reviewed} />
    </div>
  )
}
