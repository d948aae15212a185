import { KeyValue, Num, Panel, TEXT_LINK } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useSentence } from '../../../shared/said/said.ts'
import type { NewCoinInfo } from '../newCoin.ts'
import { newCoinTexts } from '../texts.ts'

const HEADING = 'text-14 font-semibold text-ink-1'

/** The issuer's description of the coin, with its pages outside, and the rules of the subscription. */
export function CoinAbout({ coin }: { readonly coin: NewCoinInfo }) {
  const t = useTexts(newCoinTexts)
  const formats = useFormats()
  const say = useSentence()
  const unknown = t('about.unknown')
  const text = (value: string): ReactNode => (value === '' ? unknown : <bdi>{value}</bdi>)
  const circulation = coin.circulation === '' ? unknown : <Num>{formats.decimal(coin.circulation)}</Num>
  const outside = (address: string) => (address === '' ? unknown : <OutsideLink address={address} />)
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <h2 className={HEADING}>{t('about.title', { coin: coin.name })}</h2>
      <KeyValue
        items={[
          { key: 'issuer', label: t('about.issuer'), value: text(say(coin.issuer)) },
          {
            key: 'release',
            label: t('about.release'),
            value: coin.release === 0 ? unknown : <Num>{formats.dateTime(coin.release)}</Num>,
          },
          { key: 'issueNo', label: t('about.issueNo'), value: text(coin.issueNo) },
          { key: 'circulation', label: t('about.circulation'), value: circulation },
          {
            key: 'total',
            label: t('total'),
            value: <Num>{`${formats.decimal(coin.totalPrice)} ${coin.currency}`}</Num>,
          },
          { key: 'site', label: t('about.site'), value: outside(coin.site) },
          { key: 'paper', label: t('about.paper'), value: outside(coin.paper) },
        ]}
      />
      {(coin.site !== '' || coin.paper !== '') && <p className="text-12 text-warn">{t('about.outside')}</p>}
      {coin.intro !== '' && (
        <section>
          <h3 className={HEADING}>{t('about.intro')}</h3>
          <p className="mt-1 whitespace-pre-line break-words text-13 text-ink-2">
            <bdi>{say(coin.intro)}</bdi>
          </p>
        </section>
      )}
      <section>
        <h3 className={HEADING}>{t('about.rules')}</h3>
        <ul className="mt-1 flex list-disc flex-col gap-1.5 ps-4 text-13 text-ink-2">
          {coin.rules.map((rule) => (
            <li key={rule}>{say(rule)}</li>
          ))}
        </ul>
      </section>
      <p className="flex justify-between gap-4 text-12 text-ink-3">
        <span>{t('about.version', { version: formats.count(coin.terms) })}</span>
        <span>{t('about.readAt', { sequence: formats.count(coin.sequence) })}</span>
      </p>
    </Panel>
  )
}

/** A page that is not the platform's: opened apart, and told nothing. Only a web address becomes a link. */
function OutsideLink({ address }: { readonly address: string }) {
  if (!/^https:\/\//i.test(address)) return <bdi>{address}</bdi>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={`${TEXT_LINK} break-all`}>
      <bdi>{address}</bdi>
    </a>
  )
}
