import { Num } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { homeTexts } from '../texts.ts'
import { Section } from './Section.tsx'

const STEPS = [
  ['register', '/register'],
  ['password', '/bindmpwd'],
  ['funds', '/table1'],
  ['order', '/deal'],
] as const

export function Steps() {
  const t = useTexts(homeTexts)
  return (
    <Section title={t('steps.title')}>
      <ol className="grid grid-cols-4 narrow:grid-cols-2 slim:grid-cols-1 border-t border-line">
        {STEPS.map(([key, path], index) => (
          <li
            key={key}
            className="relative border-s border-line pt-5 pe-6 ps-5 pb-2 first:border-s-0 first:ps-0 slim:border-s-0 slim:ps-0"
          >
            <Num className="text-12 text-ink-3">{index + 1}</Num>
            <h3 className="mt-2 text-14 font-medium">
              <AppLink to={path} className="rounded-control after:absolute after:inset-0 hover:text-accent">
                {t(`steps.${key}.title`)}
              </AppLink>
            </h3>
            <p className="mt-1 text-13 text-ink-2">{t(`steps.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
