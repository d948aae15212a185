import { useQueryClient } from '@tanstack/react-query'
import { Button, Menu, Segments, THEMES } from '@touchstone/ui'
import Contrast from 'lucide-react/icons/contrast'
import type { ReactNode } from 'react'
import { textsOf } from '../../shared/i18n/texts.ts'
import { chooseTheme, useTheme } from '../../shared/look/theme.ts'
import { type Me, signOut } from '../../shared/session/session.ts'
import { roleName } from '../../shared/words/roles.ts'
import { shellTexts } from './texts.ts'
import { WorldSwitch } from './WorldSwitch.tsx'

const t = textsOf(shellTexts)

/** `menu`: the way to the screens, where it does not stand beside them. */
export function TopBar({ me, menu }: { readonly me: Me; readonly menu: ReactNode }) {
  return (
    <header className="flex min-h-12 shrink-0 items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-surface-1 px-6 slim:flex-wrap slim:px-3 slim:py-2">
      <div className="flex items-center gap-3">
        {menu}
        <WorldSwitch />
      </div>
      <div className="flex items-center gap-3">
        <p className="flex flex-col items-end slim:items-start">
          <span className="text-13 font-medium">
            {me.name} <span className="num text-ink-3">#{me.operator}</span>
          </span>
          <span className="text-11 text-ink-3">{me.roles.map(roleName).join(' · ')}</span>
        </p>
        <ThemeMenu />
        <SignOut />
      </div>
    </header>
  )
}

function ThemeMenu() {
  const theme = useTheme()
  return (
    <Menu label={t('look.label')} button={<Contrast size={18} strokeWidth={1.75} />} chevron={false}>
      <div className="w-56">
        <Segments
          label={t('look.label')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`look.${value}`) }))}
          onValueChange={chooseTheme}
        />
      </div>
    </Menu>
  )
}

function SignOut() {
  const queries = useQueryClient()
  return (
    <Button tone="secondary" size="small" onClick={() => signOut(queries)}>
      {t('signOut')}
    </Button>
  )
}
