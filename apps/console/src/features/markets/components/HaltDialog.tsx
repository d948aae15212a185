import { KeyValue, Select } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import type { Market } from '../market.ts'
import { marketTexts } from '../texts.ts'
import { MarketStateChip } from './MarketStateChip.tsx'

const t = textsOf(marketTexts)

const STOPS = ['halted', 'cancel_only'] as const
type Stop = (typeof STOPS)[number]

/** Stopping takes one operator and effect at once; opening again is a proposal. */
export function HaltDialog({ market, onClose }: { readonly market: Market; readonly onClose: () => void }) {
  const world = useWorld()
  const [stop, setStop] = useState<Stop>('halted')
  const act = useAct('haltMarket')
  const stopping = market.state === 'open'
  const mode = stopping ? stop : 'open'
  return (
    <ActDialog
      title={t(stopping ? 'haltDialog.title' : 'haltDialog.openTitle', { symbol: market.symbol })}
      confirmLabel={t(stopping ? 'haltDialog.confirmHalt' : 'haltDialog.confirmOpen')}
      tone={stopping ? 'danger' : 'primary'}
      eyes={stopping ? 'one' : 'two'}
      act={act}
      onClose={onClose}
      onConfirm={async (reason) => (await act.run({ world, id: market.id, mode, reason })) !== undefined}
    >
      <KeyValue
        items={[
          { key: 'now', label: t('haltDialog.now'), value: <MarketStateChip state={market.state} /> },
          ...(market.reason === '' ? [] : [{ key: 'why', label: t('haltDialog.why'), value: market.reason }]),
          { key: 'orders', label: t('haltDialog.orders'), value: formats.count(market.openOrders) },
          { key: 'positions', label: t('haltDialog.positions'), value: formats.count(market.openPositions) },
        ]}
      />
      {stopping && (
        <Select
          label={t('haltDialog.mode')}
          hint={t('haltDialog.publicReason')}
          value={stop}
          onValueChange={(value) => setStop(STOPS.find((known) => known === value) ?? 'halted')}
          options={STOPS.map((value) => ({ value, label: t(`haltDialog.${value}`) }))}
        />
      )}
    </ActDialog>
  )
}
