import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compressAssets } from '../../tools/compressAssets.mjs'

/** In development the calls and the pictures come from a running console. */
const consoleServer = process.env.CONSOLE_URL ?? 'http://127.0.0.1:8081'

export default defineConfig({
  plugins: [react(), tailwindcss(), compressAssets()],
  resolve: { conditions: ['touchstone-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/admin': consoleServer } },
})
