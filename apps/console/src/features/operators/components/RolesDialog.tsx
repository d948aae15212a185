import { OPERATOR_ROLES, type OperatorRole } from '@touchstone/protocol'
import { Check, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { roleName } from '../../../shared/words/roles.ts'
import { isName, type Operator, sameRoles } from '../operator.ts'
import { operatorTexts } from '../texts.ts'

const t = textsOf(operatorTexts)
/** The number in a proposal that invites a new operator. */
const NEW_OPERATOR = 0

export interface RolesDialogProps {
  /** Undefined: a new operator is invited. */
  readonly operator?: Operator
  readonly onClose: () => void
}

export function RolesDialog({ operator, onClose }: RolesDialogProps) {
  const [name, setName] = useState(operator?.name ?? '')
  const [roles, setRoles] = useState<readonly OperatorRole[]>(operator?.roles ?? [])
  const act = useAct('proposeOperator')
  const turn = (role: OperatorRole, held: boolean) =>
    setRoles(OPERATOR_ROLES.filter((known) => (known === role ? held : roles.includes(known))))
  const problem = () => {
    if (!isName(name)) return t('dialog.nameWrong')
    if (roles.length === 0) return t('dialog.rolesMissing')
    return operator && sameRoles(operator.roles, roles) ? t('dialog.unchanged') : undefined
  }
  return (
    <ActDialog
      title={operator ? t('dialog.edit', { name: operator.name }) : t('dialog.invite')}
      confirmLabel={t('dialog.confirm')}
      eyes="two"
      act={act}
      problem={problem()}
      onClose={onClose}
      onConfirm={async (reason) =>
        (await act.run({
          operator: operator?.operator ?? NEW_OPERATOR,
          name: operator ? '' : name,
          roles: [...roles],
          reason,
        })) !== undefined
      }
    >
      {!operator && (
        <TextField
          label={t('dialog.name')}
          hint={t('dialog.nameHint')}
          value={name}
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
          onValueChange={setName}
        />
      )}
      <fieldset>
        <legend className="pb-2 text-12 font-medium text-ink-2">{t('dialog.roles')}</legend>
        <div className="grid grid-cols-2 slim:grid-cols-1 gap-2">
          {OPERATOR_ROLES.map((role) => (
            <Check key={role} checked={roles.includes(role)} onCheckedChange={(held) => turn(role, held)}>
              {roleName(role)}
            </Check>
          ))}
        </div>
      </fieldset>
    </ActDialog>
  )
}
