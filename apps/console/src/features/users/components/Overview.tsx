import { AppLink } from '@touchstone/frame'
import { KeyValue, type KeyValueItem } from '@touchstone/ui'
import { moment } from '../../../shared/frame/figures.ts'
import { textsOf, wordText } from '../../../shared/i18n/texts.ts'
import { caseKind } from '../../../shared/words/cases.ts'
import { levelName } from '../levels.ts'
import { userTexts } from '../texts.ts'
import type { User } from '../user.ts'

const t = textsOf(userTexts)

const kyc = (word: string) => wordText(userTexts.kycStates, word === '' ? 'none' : word)
const orNone = (text: string) => (text === '' ? t('profile.none') : text)
const onOff = (on: boolean) => t(on ? 'profile.on' : 'profile.off')

export function Overview({ user }: { readonly user: User }) {
  return (
    <div className="grid grid-cols-4 slim:grid-cols-1 gap-8 p-5">
      <Facts
        title={t('profile.contact')}
        items={[
          { key: 'email', label: t('profile.email'), value: orNone(user.email) },
          { key: 'phone', label: t('profile.phone'), value: orNone(user.phone) },
          { key: 'country', label: t('profile.country'), value: orNone(user.country) },
          { key: 'opened', label: t('profile.opened'), value: moment(user.opened) },
        ]}
      />
      <Facts
        title={t('profile.protection')}
        items={[
          { key: 'totp', label: t('profile.totp'), value: onOff(user.totp) },
          { key: 'passkeys', label: t('profile.passkeys'), value: String(user.passkeys) },
          {
            key: 'wallet',
            label: t('profile.wallet'),
            value: <span className="break-all">{orNone(user.wallet)}</span>,
          },
          {
            key: 'held',
            label: t('profile.held'),
            value: user.withdrawalsHeldUntil === 0 ? t('profile.notHeld') : moment(user.withdrawalsHeldUntil),
          },
        ]}
      />
      <Facts
        title={t('profile.verification')}
        items={[
          { key: 'level', label: t('profile.level'), value: levelName(user.level) },
          { key: 'junior', label: t('profile.junior'), value: kyc(user.kyc.junior) },
          { key: 'senior', label: t('profile.senior'), value: kyc(user.kyc.senior) },
          { key: 'address', label: t('profile.address'), value: kyc(user.kyc.address) },
          { key: 'credit', label: t('profile.credit'), value: String(user.credit) },
          { key: 'tier', label: t('profile.tier'), value: String(user.tier) },
        ]}
      />
      <section className="flex flex-col gap-2">
        <h2 className="text-13 font-semibold">{t('profile.cases')}</h2>
        {user.openCases.length === 0 ? (
          <p className="text-13 text-ink-2">{t('profile.noCases')}</p>
        ) : (
          <ul className="flex flex-col gap-1.5 text-13">
            {user.openCases.map(({ id, kind, opened }) => (
              <li
                key={id}
                className="flex flex-col items-start min-[1680px]:flex-row min-[1680px]:items-baseline min-[1680px]:justify-between"
              >
                <AppLink to={`/reviews/all/${id}`} className="text-accent hover:underline">
                  {caseKind(kind)}
                </AppLink>
                <span className="num text-12 text-ink-3">{moment(opened)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function Facts({ title, items }: { readonly title: string; readonly items: readonly KeyValueItem[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-13 font-semibold">{title}</h2>
      <KeyValue items={items} />
    </section>
  )
}
