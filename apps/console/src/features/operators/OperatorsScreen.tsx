import { useQuery } from '@tanstack/react-query'
import { Button } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../shared/access/access.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { DismissDialog, EndOperatorSessionsDialog } from './components/OperatorDialogs.tsx'
import { RolesDialog } from './components/RolesDialog.tsx'
import { type OperatorAct, RolesMatrix } from './components/RolesMatrix.tsx'
import type { Operator } from './operator.ts'
import { operatorTexts } from './texts.ts'

const t = textsOf(operatorTexts)

type Open = { readonly act: OperatorAct; readonly operator: Operator } | { readonly act: 'invite' }

export function OperatorsScreen() {
  const query = useQuery(callQuery('getOperators', {}))
  const may = useMay('proposeOperator')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={may && <Button onClick={() => setOpen({ act: 'invite' })}>{t('invite')}</Button>}
    >
      <Part title={t('caption')}>
        <RolesMatrix query={query} mayAct={may} onAct={(act, operator) => setOpen({ act, operator })} />
      </Part>
      {open?.act === 'invite' && <RolesDialog onClose={close} />}
      {open?.act === 'edit' && <RolesDialog operator={open.operator} onClose={close} />}
      {open?.act === 'dismiss' && <DismissDialog operator={open.operator} onClose={close} />}
      {open?.act === 'end' && <EndOperatorSessionsDialog operator={open.operator} onClose={close} />}
    </Page>
  )
}
