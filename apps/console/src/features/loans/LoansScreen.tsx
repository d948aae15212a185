import { useQuery } from '@tanstack/react-query'
import { AppLink } from '@touchstone/frame'
import { Button, TEXT_LINK } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { liveQuery } from '../../shared/api/queries.ts'
import { formats, moment } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { type LateLoan, LatePart } from './components/LatePart.tsx'
import { PoolDialog } from './components/PoolDialog.tsx'
import { PoolPart } from './components/PoolPart.tsx'
import { ProductDialog } from './components/ProductDialog.tsx'
import { ProductsPart } from './components/ProductsPart.tsx'
import { WriteOffDialog } from './components/WriteOffDialog.tsx'
import type { PoolWay } from './poolDraft.ts'
import type { LoanProduct, Loans } from './productDraft.ts'
import { loanTexts } from './texts.ts'

const t = textsOf(loanTexts)
const EVERY_MS = 15_000

/** The open proposal; a product without terms is a new one. */
type Proposed =
  | { readonly what: 'product'; readonly product: LoanProduct | undefined }
  | { readonly what: 'pool'; readonly way: PoolWay }
  | { readonly what: 'writeOff'; readonly loan: LateLoan }

export function LoansScreen() {
  const query = useQuery(liveQuery('getLoans', {}, EVERY_MS))
  const may = useMay('proposeLoanProduct')
  const [proposed, setProposed] = useState<Proposed>()
  const { data } = query
  return (
    <Page
      title={t('title')}
      lead={data && t('lead', { sequence: formats.count(data.sequence), time: moment(data.time) })}
      actions={
        <>
          <AppLink to="/reviews/loan" className={TEXT_LINK}>
            {t('applications')}
          </AppLink>
          <AppLink to="/reviews/repayment" className={TEXT_LINK}>
            {t('proofs')}
          </AppLink>
          {may && data && (
            <>
              <Button tone="secondary" onClick={() => setProposed({ what: 'pool', way: 'return' })}>
                {t('giveBack')}
              </Button>
              <Button tone="secondary" onClick={() => setProposed({ what: 'pool', way: 'fund' })}>
                {t('fund')}
              </Button>
              <Button onClick={() => setProposed({ what: 'product', product: undefined })}>{t('offer')}</Button>
            </>
          )}
        </>
      }
    >
      <Loaded query={query} framed>
        {(loans) => (
          <>
            <PoolPart loans={loans} />
            <ProductsPart
              query={query}
              {...(may && { onChange: (product) => setProposed({ what: 'product', product }) })}
            />
            <LatePart query={query} {...(may && { onWriteOff: (loan) => setProposed({ what: 'writeOff', loan }) })} />
          </>
        )}
      </Loaded>
      {proposed && data && <Proposal proposed={proposed} loans={data} onClose={() => setProposed(undefined)} />}
    </Page>
  )
}

interface ProposalProps {
  readonly proposed: Proposed
  readonly loans: Loans
  readonly onClose: () => void
}

function Proposal({ proposed, loans, onClose }: ProposalProps) {
  if (proposed.what === 'pool') return <PoolDialog loans={loans} way={proposed.way} onClose={onClose} />
  if (proposed.what === 'writeOff') return <WriteOffDialog loans={loans} loan={proposed.loan} onClose={onClose} />
  return <ProductDialog loans={loans} product={proposed.product} onClose={onClose} />
}
