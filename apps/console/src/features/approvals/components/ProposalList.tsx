import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { type Column, StateChip } from '@touchstone/ui'
import { moment } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { List } from '../../../shared/lists/List.tsx'
import { actionName } from '../../../shared/words/acts.ts'
import { type Proposal, STATE_TONES } from '../proposal.ts'
import { approvalTexts } from '../texts.ts'

const t = textsOf(approvalTexts)

export interface ProposalListProps {
  readonly query: UseQueryResult<AdminCallData<'getApprovalList'>>
  readonly chosen: string
  readonly empty: string
  readonly onChoose: (id: string) => void
}

function columns(chosen: string, onChoose: (id: string) => void): readonly Column<Proposal>[] {
  return [
    {
      key: 'action',
      header: t('columns.action'),
      cell: ({ id, action, summary }) => (
        <span className="flex flex-col py-2">
          <button
            type="button"
            aria-pressed={id === chosen}
            className="min-h-6 text-start font-medium text-accent hover:underline"
            onClick={(event) => {
              event.stopPropagation()
              onChoose(id)
            }}
          >
            {actionName(action)}
          </button>
          <span className="text-12 text-ink-2">{summary}</span>
        </span>
      ),
    },
    {
      key: 'proposer',
      header: t('columns.proposer'),
      cell: ({ proposer, proposedAt }) => (
        <span className="flex flex-col items-start whitespace-nowrap">
          <span>{proposer}</span>
          <span className="num text-12 text-ink-3">{moment(proposedAt)}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ state }) => <StateChip tone={STATE_TONES[state]} word={t(`states.${state}`)} />,
    },
  ]
}

export function ProposalList({ query, chosen, empty, onChoose }: ProposalListProps) {
  return (
    <List
      caption={t('caption')}
      query={query}
      rows={({ list }) => list}
      columns={columns(chosen, onChoose)}
      rowKey={({ id }) => id}
      empty={empty}
      onRow={({ id }) => onChoose(id)}
      rowClassName={({ id }) => (id === chosen ? 'bg-accent-soft' : undefined)}
    />
  )
}
