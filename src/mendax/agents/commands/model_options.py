"""The options that describe a language model and the limits of its games."""

import math
from dataclasses import dataclass
from os import environ
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from cyclopts.validators import Number

if TYPE_CHECKING:
    from mendax.agents.model_bots import ModelGames

KEY: Final = "MENDAX_MODEL_KEY"
"""The environment variable with the key of the endpoint."""
_LIMIT: Final = Number(gt=0)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ModelOptions:
    """A model, its prompt and its limits."""

    endpoint: Annotated[
        str, Parameter(help="An OpenAI-compatible address, such as http://127.0.0.1:8080/v1.")
    ]
    model: Annotated[str, Parameter(help="The name of the model at the endpoint.")]
    prompt: Annotated[
        Path | None, Parameter(help="A file with the prompt: {name} and {rules} are filled in.")
    ] = None
    tokens: Annotated[float, Parameter(help="The most tokens of a game.", validator=_LIMIT)] = (
        math.inf
    )
    seconds: Annotated[float, Parameter(help="The most seconds of a game.", validator=_LIMIT)] = (
        math.inf
    )
    money: Annotated[
        float, Parameter(help="The most money of a game, by the prices.", validator=_LIMIT)
    ] = math.inf
    price_in: Annotated[float, Parameter(help="The price of a million tokens sent.")] = 0.0
    price_out: Annotated[float, Parameter(help="The price of a million tokens received.")] = 0.0
    time: Annotated[
        float, Parameter(help="The most seconds of a request.", validator=Number(gt=0, lte=3600))
    ] = 60.0
    log: Annotated[Path | None, Parameter(help="A new folder for the texts sent and received.")] = (
        None
    )

    def games(self, language: str) -> "ModelGames":
        """Return the model, ready to play. Creates the folder for the texts."""
        from mendax.agents.budget import Budget
        from mendax.agents.endpoint import Endpoint
        from mendax.agents.model_bots import ModelGames
        from mendax.agents.model_player import Model, default_prompt

        prompt = default_prompt() if self.prompt is None else self.prompt.read_text("utf-8")
        if self.log is not None:
            self.log.mkdir(parents=True)
        budget = Budget(self.tokens, self.seconds, self.money, self.price_in, self.price_out)
        endpoint = Endpoint(self.endpoint, self.model, environ.get(KEY))
        return ModelGames(Model(endpoint, prompt, budget, self.time), language, self.log)
