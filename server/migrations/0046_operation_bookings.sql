CREATE TABLE "operation_bookings" (
	"order_id" uuid NOT NULL,
	"code" text NOT NULL,
	"day" date NOT NULL,
	"quantity" double precision NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	CONSTRAINT "operation_bookings_order_id_code_day_pk" PRIMARY KEY("order_id","code","day")
);
--> statement-breakpoint
CREATE INDEX "operation_bookings_days" ON "operation_bookings" USING btree ("day","code");