import { type Acts, changesOf, symbolOf } from '../../trading/acts.ts'

export const SPOT_ACTS: Acts<'ChangeMarket'> = {
  ChangeMarket: (action, core) => `Change ${symbolOf(core, action.market)}: ${changesOf(action)}`,
}
