import type { UseQueryResult } from '@tanstack/react-query'
import { Button, type ChipTone, type Column, StateChip } from '@touchstone/ui'
import { useMay } from '../../../shared/access/access.ts'
import { formats, moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { actsColumn, figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import { TwoLines } from '../../../shared/lists/TwoLines.tsx'
import type { Offering, Offerings } from '../offeringDraft.ts'
import type { Proposed } from '../proposed.ts'
import { newCoinTexts } from '../texts.ts'

const t = textsOf(newCoinTexts)

const TONES: Readonly<Record<Offering['state'], ChipTone>> = { soon: 'progress', open: 'success', ended: 'neutral' }

function listing({ listedAt, missedAt, terms }: Offering): string {
  if (listedAt !== 0) return t('listedAt', { time: moment(listedAt) })
  if (missedAt !== 0) return t('missedAt', { time: moment(missedAt) })
  return t('listTime', { time: moment(terms.listTime) })
}

const COLUMNS: readonly Column<Offering>[] = [
  textColumn('coin', t('columns.coin'), ({ version, code, terms: { coin, name } }) => (
    <TwoLines first={`${name} (${code})`} second={t('about', { coin, version: formats.count(version) })} />
  )),
  textColumn('state', t('columns.state'), ({ state, soldOut }) => (
    <StateChip tone={soldOut ? 'attention' : TONES[state]} word={t(`states.${soldOut ? 'sold_out' : state}`)} />
  )),
  figureColumn('price', t('columns.price'), ({ terms }) => formats.decimal(terms.issuePrice)),
  figureColumn('volume', t('columns.volume'), ({ terms, allocated }) => (
    <TwoLines
      first={formats.decimal(terms.volume)}
      second={t('allocated', { allocated: formats.decimal(allocated) })}
    />
  )),
  figureColumn('backed', t('columns.backed'), ({ coins, backed }) => (
    <>
      {formats.decimal(coins)} {!backed && <StateChip tone="attention" word={t('unbacked')} />}
    </>
  )),
  figureColumn('asked', t('columns.asked'), ({ asked, waiting, held }) => (
    <TwoLines
      first={waiting === 0 ? '–' : `${formats.decimal(asked)} (${formats.count(waiting)})`}
      second={t('held', { held: formats.decimal(held) })}
    />
  )),
  figureColumn('paid', t('columns.paid'), ({ paid }) => formats.decimal(paid)),
  figureColumn('closes', t('columns.closes'), (offering) => (
    <TwoLines first={moment(offering.terms.closes)} second={listing(offering)} />
  )),
]

export interface OfferingsPartProps {
  readonly query: UseQueryResult<Offerings>
  readonly onPropose: (proposed: Proposed) => void
  readonly onRequests: (offering: Offering) => void
}

/** Each new coin with the contents of its account, and the proposals possible now. */
export function OfferingsPart({ query, onPropose, onRequests }: OfferingsPartProps) {
  const mayOffer = useMay('proposeOffering')
  const mayMove = useMay('proposeOfferingFunding')
  const mayAllocate = useMay('proposeAllocation')
  const acts = actsColumn<Offering>((offering) => {
    const isListed = offering.listedAt !== 0
    const waits = offering.state === 'ended' && offering.terms.way === 'pro_rata' && !offering.isAllocated
    const propose = (what: 'fund' | 'pay' | 'unsold' | 'allocate') => () => onPropose({ what, offering })
    return (
      <span className="flex justify-end gap-2 slim:flex-wrap">
        <Act word={t('requests')} of={offering} onAct={() => onRequests(offering)} />
        {mayOffer && <Act word={t('change')} of={offering} onAct={() => onPropose({ what: 'terms', offering })} />}
        {mayMove && !isListed && <Act word={t('fund')} of={offering} onAct={propose('fund')} />}
        {mayAllocate && waits && <Act word={t('allocate')} of={offering} onAct={propose('allocate')} />}
        {mayMove && isListed && <Act word={t('pay')} of={offering} onAct={propose('pay')} />}
        {mayMove && isListed && <Act word={t('unsold')} of={offering} onAct={propose('unsold')} />}
      </span>
    )
  })
  return (
    <Part title={t('offerings')}>
      <List
        caption={t('offerings')}
        query={query}
        rows={({ offerings }) => offerings}
        columns={[...COLUMNS, acts]}
        rowKey={({ terms }) => String(terms.coin)}
        empty={t('noOfferings')}
      />
    </Part>
  )
}

interface ActProps {
  readonly word: string
  readonly of: Offering
  readonly onAct: () => void
}

function Act({ word, of, onAct }: ActProps) {
  return (
    <Button tone="secondary" size="small" aria-label={`${word} ${of.code}`} onClick={onAct}>
      {word}
    </Button>
  )
}
