// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Play money on the sandbox's own chain, with the habits of the token it stands in for: six decimals, transfers that
/// return nothing, and a fee the owner may take out of each transfer, so that less arrives than was sent.
contract SandboxDollar {
    string public constant name = "Touchstone Sandbox Dollar (play money)";
    string public constant symbol = "PLAYUSD";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    address public immutable owner;
    /// In ten-thousandths of what is sent.
    uint256 public feeBasisPoints;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 supply) {
        owner = msg.sender;
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function setFee(uint256 basisPoints) external {
        require(msg.sender == owner && basisPoints <= 10_000);
        feeBasisPoints = basisPoints;
    }

    function transfer(address to, uint256 value) external {
        move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        require(allowance[from][msg.sender] >= value);
        allowance[from][msg.sender] -= value;
        move(from, to, value);
    }

    function approve(address spender, uint256 value) external {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function move(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value);
        uint256 fee = (value * feeBasisPoints) / 10_000;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee == 0) return;
        balanceOf[owner] += fee;
        emit Transfer(from, owner, fee);
    }
}
