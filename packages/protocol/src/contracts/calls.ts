import {
  addContract,
  cancelAllContract,
  cancelContract,
  editContract,
  tryContract,
  tryEditContract,
} from './orderCalls.ts'
import {
  closeAllContract,
  closeContract,
  editMargin,
  getContractAccount,
  getContractList,
  getFundingPaid,
  getLiquidation,
  setLeverage,
  setTpsl,
  tryCloseContract,
  tryMargin,
} from './positionCalls.ts'
import { getFundingList, getIndexInfo, getInsuranceFund, getLiquidationFeed } from './priceCalls.ts'
import { getContractInfo, getContractSymbols } from './termsCalls.ts'

/** Contracts: terms, orders, positions, and the prices they follow. */
export const CONTRACT_CALLS = {
  getContractInfo,
  getContractSymbols,
  tryContract,
  addContract,
  tryEditContract,
  editContract,
  cancelContract,
  cancelAllContract,
  tryCloseContract,
  closeContract,
  closeAllContract,
  setTpsl,
  tryMargin,
  editMargin,
  setLeverage,
  getContractList,
  getContractAccount,
  getFundingList,
  getFundingPaid,
  getIndexInfo,
  getLiquidation,
  getLiquidationFeed,
  getInsuranceFund,
}
