import './styles.css'
import { followFit, startPage } from '@touchstone/ui'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { wireConsole } from './app/wiring.ts'
import { applyTheme } from './shared/look/theme.ts'

const root = createRoot(startPage())
applyTheme()
followFit(
  () => 'auto',
  () => undefined,
)
root.render(<App {...wireConsole()} />)
