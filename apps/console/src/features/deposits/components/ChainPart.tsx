import { useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, type ChipTone, InlineAlert, KeyValue, Num, StateChip, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { liveQuery } from '../../../shared/api/queries.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { Loaded } from '../../../shared/frame/Loaded.tsx'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { depositTexts } from '../texts.ts'
import { Code } from './Code.tsx'

const t = textsOf(depositTexts)
const EVERY_MS = 5_000

type Status = AdminCallData<'getChainStatus'>

const TONES: Readonly<Record<Status['state'], ChipTone>> = {
  off: 'neutral',
  starting: 'progress',
  following: 'success',
  trouble: 'attention',
  frozen: 'failure',
}

/** How far the chain has been read, and the actions for a chain that is not trustworthy or not read. */
export function ChainPart() {
  const query = useQuery(liveQuery('getChainStatus', {}, EVERY_MS))
  const mayResume = useMay('resumeDeposits')
  const mayRead = useMay('readChainAgain')
  const [open, setOpen] = useState<'resume' | 'again' | ''>('')
  const { data } = query
  const actions = data && data.state !== 'off' && (
    <span className="flex gap-2">
      {mayResume && data.state === 'frozen' && (
        <Button size="small" onClick={() => setOpen('resume')}>
          {t('chain.resume')}
        </Button>
      )}
      {mayRead && (
        <Button tone="secondary" size="small" onClick={() => setOpen('again')}>
          {t('chain.again')}
        </Button>
      )}
    </span>
  )
  return (
    <Part title={t('chain.title')} actions={actions} padded>
      <Loaded query={query}>{(status) => <Figures status={status} />}</Loaded>
      {open === 'resume' && data && <ResumeDialog reason={data.reason} onClose={() => setOpen('')} />}
      {open === 'again' && <AgainDialog onClose={() => setOpen('')} />}
    </Part>
  )
}

function Figures({ status }: { readonly status: Status }) {
  const { state, reason, block, head, contract, confirms } = status
  const count = (figure: number) => <Num>{formats.count(figure)}</Num>
  const read = { block: formats.count(block), head: formats.count(head) }
  return (
    <div className="flex flex-col gap-3">
      {reason !== '' && <InlineAlert tone="warn">{reason}</InlineAlert>}
      <div className="grid grid-cols-2 slim:grid-cols-1 gap-x-12">
        <KeyValue
          items={[
            {
              key: 'state',
              label: t('chain.state'),
              value: <StateChip tone={TONES[state]} word={t(`chain.states.${state}`)} />,
            },
            { key: 'block', label: t('chain.block'), value: <Num>{t('chain.blockValue', read)}</Num> },
            { key: 'contract', label: t('chain.contract'), value: <Code text={contract} /> },
            { key: 'confirms', label: t('chain.confirms'), value: count(confirms) },
          ]}
        />
        <KeyValue
          items={(['waiting', 'stuck', 'lost', 'suspense'] as const).map((key) => ({
            key,
            label: t(`chain.${key}`),
            value: count(status[key]),
          }))}
        />
      </div>
    </div>
  )
}

function ResumeDialog({ reason, onClose }: { readonly reason: string; readonly onClose: () => void }) {
  const act = useAct('resumeDeposits')
  return (
    <ActDialog
      title={t('resume.title')}
      confirmLabel={t('resume.confirm')}
      tone="danger"
      eyes="one"
      act={act}
      onClose={onClose}
      onConfirm={async (why) => (await act.run({ reason: why })) !== undefined}
    >
      <p>{t('resume.text', { reason })}</p>
    </ActDialog>
  )
}

function AgainDialog({ onClose }: { readonly onClose: () => void }) {
  const act = useAct('readChainAgain')
  const [block, setBlock] = useState('')
  return (
    <ActDialog
      title={t('again.title')}
      confirmLabel={t('again.confirm')}
      eyes="one"
      act={act}
      problem={/^\d{1,12}$/.test(block) ? undefined : t('again.problem')}
      onClose={onClose}
      onConfirm={async (reason) => (await act.run({ block: Number(block), reason })) !== undefined}
    >
      <p>{t('again.text')}</p>
      <TextField label={t('again.block')} inputMode="numeric" value={block} onValueChange={setBlock} />
    </ActDialog>
  )
}
