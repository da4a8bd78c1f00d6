// Members as staff see them.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { amount, id, pageQuery, text } from './kit/schema.ts';

const member = Type.Object({
  id: text(64),
  username: text(64),
  type: Type.Integer(),
  state: text(20),
  registeredAt: Type.Integer(),
  lastLoginAt: Type.Union([Type.Integer(), Type.Null()]),
  balance: amount(),
  held: amount(),
  currency: text(5),
});

export const operatorMembers = {
  findMembers: endpoint({
    summary: 'Finds members by a part of their username',
    method: 'GET',
    path: '/ops/players',
    wire: 'own',
    who: 'staff',
    permission: 'members.view',
    query: Type.Object({ ...pageQuery, username: Type.Optional(text(64)) }),
    gives: Type.Object({ list: Type.Array(member), total: Type.Integer() }),
    refusals: [],
  }),
  getMemberFile: endpoint({
    summary: 'One member’s file',
    method: 'GET',
    path: '/ops/players/:id',
    wire: 'own',
    who: 'staff',
    permission: 'members.view',
    params: Type.Object({ id: id() }),
    gives: Type.Object({
      ...member.properties,
      payee: text(100),
      email: text(200),
      mobile: text(30),
      deposited: amount(),
      withdrawn: amount(),
      staked: amount(),
      paid: amount(),
    }),
    refusals: ['member-not-found'],
  }),
};
