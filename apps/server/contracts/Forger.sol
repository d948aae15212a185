// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface Token {
    function transfer(address to, uint256 value) external;
}

/// For tests alone: everything that looks like a deposit and is none, and what is one in an unusual shape.
contract Forger {
    string public constant name = "Tether USD";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;

    event Transfer(address indexed from, address indexed to, uint256 value);

    receive() external payable {}

    /// A transfer of nothing, told in the words of a real one.
    function pretend(address from, address to, uint256 value) external {
        emit Transfer(from, to, value);
    }

    /// Two real transfers in one transaction.
    function twice(Token token, address to, uint256 first, uint256 second) external {
        token.transfer(to, first);
        token.transfer(to, second);
    }

    /// A real transfer that is undone, in a transaction that fails.
    function undone(Token token, address to, uint256 value) external {
        token.transfer(to, value);
        revert("undone");
    }

    function transferAndRevert(Token token, address to, uint256 value) external {
        token.transfer(to, value);
        revert("undone");
    }

    /// A real transfer that is undone, in a transaction that goes on and succeeds.
    function undoneInside(Token token, address to, uint256 value) external {
        try this.transferAndRevert(token, to, value) {} catch {}
    }

    /// The chain's own coin, sent by a contract.
    function sendCoin(address payable to, uint256 value) external {
        (bool sent, ) = to.call{value: value}("");
        require(sent);
    }
}
