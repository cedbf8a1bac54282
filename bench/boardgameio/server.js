// boardgame.io's server as it comes: in-memory storage, its lobby API, socket.io. PORT and HOST say where.
import bgio from "boardgame.io/dist/cjs/server.js";
import { Tellstones } from "./tellstones.js";

const { Server } = bgio;
const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 8001);

const server = Server({ games: [Tellstones], origins: [] });
// `run` listens on every address; a benchmark has no business there.
const listen = server.app.listen.bind(server.app);
server.app.listen = (asked, ready) => listen(asked, host, ready);
const { appServer } = await server.run(port);
console.log(JSON.stringify({ port: appServer.address().port }));
