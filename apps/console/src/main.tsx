import './styles.css'
import { installTrustedTypes, reloadWhenReplaced } from '@touchstone/ui'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { wireConsole } from './app/wiring.ts'
import { applyTheme } from './shared/look/theme.ts'

installTrustedTypes()
reloadWhenReplaced()
applyTheme()

const container = document.getElementById('root')
if (!container) throw new Error('the page has no #root')
createRoot(container).render(<App {...wireConsole()} />)
