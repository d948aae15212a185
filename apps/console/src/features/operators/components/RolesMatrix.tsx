import type { UseQueryResult } from '@tanstack/react-query'
import { OPERATOR_ROLES, type OperatorRole } from '@touchstone/protocol'
import { Button, type Column, Glyph, StateChip } from '@touchstone/ui'
import { moment } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import { roleName } from '../../../shared/words/roles.ts'
import { OPERATOR_TONES, type Operator } from '../operator.ts'
import { operatorTexts } from '../texts.ts'

const t = textsOf(operatorTexts)

export const OPERATOR_ACTS = ['edit', 'end', 'dismiss'] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

export interface RolesMatrixProps {
  readonly query: UseQueryResult<readonly Operator[]>
  readonly mayAct: boolean
  readonly onAct: (act: OperatorAct, operator: Operator) => void
}

function roleColumn(role: OperatorRole): Column<Operator> {
  return {
    key: role,
    header: roleName(role),
    cell: ({ roles }) =>
      roles.includes(role) ? (
        <span className="text-ok">
          <Glyph name="check" />
          <span className="sr-only">{t('yes')}</span>
        </span>
      ) : (
        <span className="text-ink-3">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('no')}</span>
        </span>
      ),
  }
}

function actsColumn(onAct: RolesMatrixProps['onAct']): Column<Operator> {
  return {
    key: 'acts',
    header: '',
    align: 'end',
    cell: (operator) =>
      operator.state === 'dismissed' ? null : (
        <span className="inline-flex gap-1">
          {OPERATOR_ACTS.map((act) => (
            <Button key={act} tone="ghost" size="small" onClick={() => onAct(act, operator)}>
              {t(act)}
            </Button>
          ))}
        </span>
      ),
  }
}

/** Operators by roles: who holds what, and what can be proposed about them. */
export function RolesMatrix({ query, mayAct, onAct }: RolesMatrixProps) {
  const columns = [
    textColumn<Operator>('name', t('columns.name'), ({ operator, name }) => (
      <span className="font-medium">
        {name} <span className="num text-ink-3">#{operator}</span>
      </span>
    )),
    textColumn<Operator>('state', t('columns.state'), ({ state }) => (
      <StateChip tone={OPERATOR_TONES[state]} word={t(`states.${state}`)} />
    )),
    ...OPERATOR_ROLES.map(roleColumn),
    textColumn<Operator>('factor', t('columns.factor'), ({ factor }) => t(`factors.${factor}`)),
    textColumn<Operator>('lastLogin', t('columns.lastLogin'), ({ lastLogin }) => (
      <span className="num whitespace-nowrap">{moment(lastLogin)}</span>
    )),
    figureColumn<Operator>('sessions', t('columns.sessions'), ({ sessions }) => sessions),
    ...(mayAct ? [actsColumn(onAct)] : []),
  ]
  return (
    <List
      caption={t('caption')}
      query={query}
      rows={(list) => list}
      columns={columns}
      rowKey={({ operator }) => String(operator)}
      empty={t('empty')}
    />
  )
}
