import { useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, type Column, useNow } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { ActDialog } from '../../shared/acts/ActDialog.tsx'
import { useAct } from '../../shared/acts/useAct.ts'
import { liveQuery } from '../../shared/api/queries.ts'
import { formats, moment, span } from '../../shared/frame/figures.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { actsColumn } from '../../shared/lists/columns.tsx'
import { List } from '../../shared/lists/List.tsx'
import { actionName } from '../../shared/words/acts.ts'
import { TermChanges } from './components/TermChanges.tsx'
import { approvalTexts } from './texts.ts'

const t = textsOf(approvalTexts)
const EVERY_MS = 15_000

type Scheduled = AdminCallData<'getScheduled'>[number]

/** Decisions of both worlds that are in the log and not yet in effect. */
export function ScheduledScreen() {
  const query = useQuery(liveQuery('getScheduled', {}, EVERY_MS))
  const [taking, setTaking] = useState<Scheduled>()
  const mayCancel = useMay('cancelScheduled')
  return (
    <Page title={t('scheduled.title')} lead={t('scheduled.lead')}>
      <Part title={t('scheduled.caption')}>
        <List
          caption={t('scheduled.caption')}
          query={query}
          rows={(list) => list}
          columns={columns(useNow(), mayCancel ? setTaking : undefined)}
          rowKey={({ world, decision }) => `${world} ${decision}`}
          empty={t('scheduled.empty')}
        />
      </Part>
      {taking && <TakeBack decision={taking} onClose={() => setTaking(undefined)} />}
    </Page>
  )
}

function columns(now: number, onCancel: ((decision: Scheduled) => void) | undefined): readonly Column<Scheduled>[] {
  return [
    {
      key: 'effective',
      header: t('scheduled.effective'),
      cell: ({ effectiveAt }) => (
        <span className="num flex flex-col">
          {moment(effectiveAt)}
          <span className="text-12 text-ink-3">{t('scheduled.in', { span: span(effectiveAt - now) })}</span>
        </span>
      ),
    },
    { key: 'world', header: t('scheduled.world'), cell: ({ world }) => t(`world.${world}`) },
    { key: 'action', header: t('scheduled.action'), cell: ({ action }) => actionName(action) },
    { key: 'summary', header: t('scheduled.summary'), cell: ({ summary }) => formats.momentsIn(summary) },
    { key: 'people', header: t('scheduled.people'), cell: ({ proposer, approver }) => `${proposer}, ${approver}` },
    { key: 'reason', header: t('scheduled.reason'), cell: ({ reason }) => reason },
    ...(onCancel
      ? [
          actsColumn<Scheduled>((decision) => (
            <Button tone="danger" size="small" onClick={() => onCancel(decision)}>
              {t('scheduled.cancel')}
            </Button>
          )),
        ]
      : []),
  ]
}

function TakeBack({ decision, onClose }: { readonly decision: Scheduled; readonly onClose: () => void }) {
  const act = useAct('cancelScheduled')
  return (
    <ActDialog
      title={t('scheduled.cancelTitle')}
      confirmLabel={t('scheduled.cancelConfirm')}
      tone="danger"
      eyes="two"
      act={act}
      onClose={onClose}
      onConfirm={async (reason) =>
        (await act.run({ world: decision.world, decision: decision.decision, reason })) !== undefined
      }
    >
      <p className="font-medium text-ink-1">{formats.momentsIn(decision.summary)}</p>
      <TermChanges terms={decision.terms} />
    </ActDialog>
  )
}
