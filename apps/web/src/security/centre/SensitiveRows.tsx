import { buttonClass } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { SecurityAct } from '../acts/SecurityAct.tsx'
import { securityTexts } from '../acts/texts.ts'
import { useQuestionText } from '../change/AnswerField.tsx'
import type { SecurityRowsProps } from './LoginRows.tsx'
import { SecurityRow } from './SecurityRow.tsx'

const BACK = { redirect: '/setting?tab=security' }

/** The protections asked for before value moves, and before protection changes. */
export function SensitiveRows({ security: { tpwd, question, antiPhishing }, onOpen }: SecurityRowsProps) {
  const t = useTexts(securityTexts)
  const sentence = useQuestionText()
  return (
    <>
      <SecurityRow
        title={t('rows.tpwd.title')}
        text={t('rows.tpwd.text')}
        state={{ good: tpwd, word: t(tpwd ? 'set' : 'notSet') }}
        action={
          <AppLink
            to={tpwd ? '/editPasswordTrade' : '/bindmpwd'}
            search={tpwd ? {} : BACK}
            className={buttonClass('secondary', 'small')}
            aria-label={t('actOn', { act: t(tpwd ? 'change' : 'setIt'), what: t('rows.tpwd.title') })}
          >
            {t(tpwd ? 'change' : 'setIt')}
          </AppLink>
        }
      />
      <SecurityRow
        title={t('rows.question.title')}
        text={t('rows.question.text')}
        state={{ good: question !== 0, word: t(question === 0 ? 'notSet' : 'set') }}
        value={question === 0 ? undefined : sentence(question)}
        action={
          <SecurityAct
            act={t(question === 0 ? 'setIt' : 'change')}
            what={t('rows.question.title')}
            onPress={() => onOpen({ kind: 'question' })}
          />
        }
      />
      <SecurityRow
        title={t('rows.antiPhishing.title')}
        text={t('rows.antiPhishing.text')}
        state={{ good: antiPhishing !== '', word: t(antiPhishing === '' ? 'notSet' : 'set') }}
        value={<bdi>{antiPhishing}</bdi>}
        action={
          <SecurityAct
            act={t(antiPhishing === '' ? 'setIt' : 'change')}
            what={t('rows.antiPhishing.title')}
            onPress={() => onOpen({ kind: 'antiPhishing' })}
          />
        }
      />
    </>
  )
}
