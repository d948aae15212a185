import { useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, type Column } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { ProposalDialog } from '../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../shared/acts/useAct.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { humanised, textsOf } from '../../shared/i18n/texts.ts'
import { actsColumn, textColumn } from '../../shared/lists/columns.tsx'
import { List } from '../../shared/lists/List.tsx'
import { useWorld } from '../../shared/world/world.ts'
import { marketTexts } from './texts.ts'

const t = textsOf(marketTexts)

type Listable = AdminCallData<'getListable'>[number]

export function ListingScreen() {
  const world = useWorld()
  const query = useQuery(callQuery('getListable', { world }))
  const may = useMay('proposeListing')
  const [chosen, setChosen] = useState<Listable>()
  return (
    <Page title={t('listing.title')} lead={t('listing.lead')}>
      <Part title={t('listing.caption')}>
        <List
          caption={t('listing.caption')}
          query={query}
          rows={(list) => list}
          columns={columns(may ? setChosen : undefined)}
          rowKey={({ id, kind }) => `${kind} ${id}`}
          empty={t('listing.empty')}
        />
      </Part>
      {chosen && <ListDialog instrument={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  )
}

function columns(onChoose: ((instrument: Listable) => void) | undefined): readonly Column<Listable>[] {
  return [
    textColumn('symbol', t('listing.symbol'), ({ symbol }) => <span className="font-medium">{symbol}</span>),
    textColumn('name', t('listing.name'), ({ name }) => name),
    textColumn('kind', t('listing.kind'), ({ kind }) => humanised(kind)),
    textColumn('class', t('listing.class'), (instrument) => instrument.class),
    ...(onChoose
      ? [
          actsColumn<Listable>((instrument) => (
            <Button tone="secondary" size="small" onClick={() => onChoose(instrument)}>
              {t('listing.propose')}
            </Button>
          )),
        ]
      : []),
  ]
}

function ListDialog({ instrument, onClose }: { readonly instrument: Listable; readonly onClose: () => void }) {
  const world = useWorld()
  const act = useAct('proposeListing')
  return (
    <ProposalDialog
      title={t('listing.dialog', { symbol: instrument.symbol })}
      act={act}
      problem={undefined}
      changes={[{ label: t('listing.symbol'), before: '', after: instrument.symbol }]}
      onClose={onClose}
      onPropose={(proposed) => act.run({ world, id: instrument.id, ...proposed })}
    >
      <p>
        {instrument.name} · {humanised(instrument.kind)} · {instrument.class}
      </p>
    </ProposalDialog>
  )
}
