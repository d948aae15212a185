import { Select, TextArea, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { draftChanges } from '../../../shared/acts/draftChanges.ts'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import {
  draftOf,
  EMPTY_DRAFT,
  nextCoin,
  OFFERING_FIELDS,
  type Offering,
  type OfferingDraft,
  type OfferingField,
  type Offerings,
  termsOf,
} from '../offeringDraft.ts'
import { newCoinTexts } from '../texts.ts'

const t = textsOf(newCoinTexts)
const WAYS = ['pro_rata', 'review'] as const
const FIGURES = ['issuePrice', 'volume', 'lot', 'min', 'max', 'lockDays', 'circulation'] as const
const TIMES = ['opens', 'closes', 'listTime', 'releaseTime'] as const
const WORDS = ['name', 'issuer', 'issueNumber', 'site', 'paper'] as const

export interface OfferingDialogProps {
  readonly offerings: Offerings
  /** Undefined: a new coin. */
  readonly offering: Offering | undefined
  readonly onClose: () => void
}

/** Proposes a new coin, or other terms for later subscriptions; before and after are shown. */
export function OfferingDialog({ offerings, offering, onClose }: OfferingDialogProps) {
  const world = useWorld()
  // The comparison keeps the terms as they were at opening, while the figures behind the dialog update.
  const [opened] = useState(offering?.terms)
  const [now] = useState(() => opened && draftOf(opened))
  const [coin] = useState(() => opened?.coin ?? nextCoin(offerings.offerings))
  const [draft, setDraft] = useState<OfferingDraft>(now ?? EMPTY_DRAFT)
  const act = useAct('proposeOffering')
  const changes = draftChanges(OFFERING_FIELDS, now, draft, (field) => t(`terms.${field}`))
  const terms = termsOf(coin, draft, opened)
  const problem = terms ? undefined : t('terms.malformed')
  return (
    <ProposalDialog
      width="wide"
      title={opened ? t('terms.change', { name: opened.name }) : t('terms.new')}
      act={act}
      problem={problem}
      changes={changes}
      onClose={onClose}
      onPropose={async (proposed) => terms && act.run({ world, terms, ...proposed })}
    >
      <p className="text-12 text-ink-3">{t('terms.note')}</p>
      <OfferingFields
        offerings={offerings}
        draft={draft}
        onChange={(field, text) => setDraft({ ...draft, [field]: text })}
      />
    </ProposalDialog>
  )
}

interface OfferingFieldsProps {
  readonly offerings: Offerings
  readonly draft: OfferingDraft
  readonly onChange: (field: OfferingField, text: string) => void
}

function OfferingFields({ offerings, draft, onChange }: OfferingFieldsProps) {
  const none = { value: '', label: '–' }
  const assets = offerings.assets.map(({ id, code }) => ({ value: String(id), label: `${id} ${code}` }))
  const markets = offerings.markets
    .filter(({ base }) => draft.asset === '' || String(base) === draft.asset)
    .map(({ id, symbol }) => ({ value: String(id), label: `${id} ${symbol}` }))
  const field = (name: OfferingField) => ({
    label: t(`terms.${name}`),
    value: draft[name],
    onValueChange: (text: string) => onChange(name, text),
  })
  return (
    <div className="grid grid-cols-3 slim:grid-cols-1 gap-3">
      <Select {...field('asset')} options={[none, ...assets]} />
      <Select {...field('market')} options={[none, ...markets]} />
      <Select {...field('way')} options={WAYS.map((way) => ({ value: way, label: t(`ways.${way}`) }))} />
      {FIGURES.map((name) => (
        <TextField key={name} {...field(name)} inputMode="decimal" maxLength={30} />
      ))}
      {TIMES.map((name) => (
        <TextField key={name} {...field(name)} type="datetime-local" />
      ))}
      {WORDS.map((name) => (
        <TextField key={name} {...field(name)} maxLength={name === 'issueNumber' ? 40 : 80} />
      ))}
      <div className="col-span-3">
        <TextArea {...field('introduction')} />
      </div>
    </div>
  )
}
