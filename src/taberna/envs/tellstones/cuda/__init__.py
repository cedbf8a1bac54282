"""Many duels at once on a graphics card, a thread a duel: the rules of `vector` and the memories of the bots,
put into CUDA C++ by the bots' translator. For a checkout with cupy and a card; the wheel is without it."""
