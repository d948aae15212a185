import { Select, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import { isPositive } from '../offeringDraft.ts'
import { newCoinTexts } from '../texts.ts'
import type { ListDialogProps } from './AssetDialog.tsx'

const t = textsOf(newCoinTexts)
const FIGURES = ['tickSize', 'lotSize', 'minAmount', 'maxAmount', 'minNotional', 'maxNotional'] as const
const STATES = ['halted', 'open'] as const
const FIELDS = ['base', ...FIGURES, 'state', 'why'] as const

const EMPTY = {
  base: '',
  tickSize: '0.0001',
  lotSize: '1',
  minAmount: '1',
  maxAmount: '',
  minNotional: '5',
  maxNotional: '',
  state: 'halted',
  why: '',
}

/** Proposes to list a spot market of an asset, under the next free number. */
export function SpotMarketDialog({ offerings, onClose }: ListDialogProps) {
  const world = useWorld()
  const [id] = useState(offerings.nextMarket)
  const [draft, setDraft] = useState(EMPTY)
  const act = useAct('proposeSpotMarket')
  const state = draft.state === 'open' ? 'open' : 'halted'
  const why = draft.why.trim()
  const isReadable =
    draft.base !== '' && FIGURES.every((figure) => isPositive(draft[figure])) && (state === 'open' || why !== '')
  const market = { ...draft, id, base: Number(draft.base), state, why: state === 'open' ? '' : why } as const
  const field = (name: keyof typeof EMPTY) => ({
    label: t(`market.${name}`),
    value: draft[name],
    onValueChange: (text: string) => setDraft({ ...draft, [name]: text }),
  })
  const assets = offerings.assets.map((asset) => ({ value: String(asset.id), label: `${asset.id} ${asset.code}` }))
  const written = {
    ...draft,
    base: assets.find(({ value }) => value === draft.base)?.label ?? '',
    state: t(`market.states.${state}`),
    why: market.why,
  }
  const changes = FIELDS.filter((name) => written[name] !== '').map((name) => ({
    label: t(`market.${name}`),
    before: '',
    after: written[name],
  }))
  return (
    <ProposalDialog
      width="wide"
      title={t('market.title')}
      act={act}
      problem={isReadable ? undefined : t('market.malformed')}
      changes={changes}
      onClose={onClose}
      onPropose={(proposed) => act.run({ world, market, ...proposed })}
    >
      <p className="text-13">{t('market.note', { id: formats.count(id) })}</p>
      <div className="grid grid-cols-3 slim:grid-cols-1 gap-3">
        <Select {...field('base')} options={[{ value: '', label: '–' }, ...assets]} />
        {FIGURES.map((figure) => (
          <TextField key={figure} {...field(figure)} inputMode="decimal" maxLength={30} />
        ))}
        <Select {...field('state')} options={STATES.map((one) => ({ value: one, label: t(`market.states.${one}`) }))} />
        {state === 'halted' && <TextField {...field('why')} maxLength={120} />}
      </div>
    </ProposalDialog>
  )
}
