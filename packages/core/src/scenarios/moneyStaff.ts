/** Ann and Ben found every console; Tom and Tia see to the treasury, Cleo and Carl to compliance. Alice may withdraw 200,000 a day. */
export const STAFFED = `
    nobody appoints Ann: administrator
    nobody appoints Ben: administrator
    Ann with Ben appoints Tom: treasury
    Ann with Ben appoints Tia: treasury
    Ann with Ben appoints Cleo: compliance
    Ann with Ben appoints Carl: compliance
    Cleo with Carl verifies Alice at 3
    Alice adds address a as home
    it is 20:00:00
    it is 20:00:00
`
/** A customer with test funds only has no turnover to do. */
export const RICH = `
    ${STAFFED}
    Alice has 500000 USDT
`
